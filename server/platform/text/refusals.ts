/**
 * The sentences of our refusals to customers, in English. A `{}`, at most one, stands for a value that the
 * server fills in. As with gettext,
 * the English text is the key of its translations: the server refuses in English, and answers in the reader's language.
 */
export const refusals = [
  // Fields.
  'At least {} characters',
  'At most {} characters',
  'This is empty',
  'This is missing',
  'Phone is required',
  'Enter your phone number',
  'Enter a phone number such as {}',
  'Enter a phone number with its country code, such as {}',
  'Enter an email address such as {}',
  'Enter the address to write to',
  'Enter a date as YYYY-MM-DD',
  'Enter your 4-6 digit PIN',
  'Enter the 6 digits from the text',
  'Choose 4 to 6 digits',
  'One digit over and over, or digits in a row, are what others try first. Please choose another PIN.',
  'Your phone number ends in these digits. Please choose another PIN.',
  'This is your date of birth. Please choose another PIN.',
  // Joining.
  'The words beside the boxes have changed. Please read them, and tick again if you agree.',
  'We could not check that you are a person. Please try again.',
  'Please confirm that you are a person.',
  // Signing in.
  'Invalid PIN. Please try again.',
  'Phone number not found. Please check and try again.',
  'Portal access is disabled. Please contact the business.',
  'That code is wrong or has expired. Check the text, or ask for a new code.',
  'Please sign in',
  'Your phone number has changed. Please sign in again.',
  'Choose a PIN first.',
  // The customer's own data.
  'Your date of birth is written down. Ask in the shop to correct it.',
  'The words have changed. Please read them, and switch it on again.',
  'Add your email address first',
  'Your phone replied STOP. Text START to the number that texted you first.',
  'Someone else changed {}. Look at them again before saving.',
  // Rewards.
  'This reward is no longer offered',
  'None of these are left',
  'This program is paused',
  // Limits.
  'Too many tries. Please try again in {}.',
  'Too many tries from this network. Please try again in {}.',
  'Too many sign-ins from this network. Please try again in {}.',
  'Too many sign-ins with this number. Please try again in {}.',
  'Too many wrong PINs. Please try again in {}.',
  'Too many codes were asked for from this network. Please try again in {}.',
  'Three codes were sent to this number. Please try again in {}.',
  'Too many codes were sent to this number. Please try again in {}.',
  'Too many wrong codes from this network. Please try again in {}.',
  'Too many wrong codes. Please try again in {}.',
  'Too many people joined from this network. Please try again in {}.',
  'Your data was downloaded ten times. Please try again in {}.',
  // Faults of ours.
  'Something went wrong on our side. Please try again.',
  'This request did not come from our own pages',
  'Our database takes no more connections at the moment. Please try again in a few seconds.',
  'We cannot reach our database at the moment. Please try again in a few seconds.',
  'Our database can only be read at the moment, so nothing was saved. Please try again in a few seconds.',
] as const

/** The translations of a language. The value of the English text stands in each; the last test of refusalIn.test.ts has the exception. */
export type Refusals = Record<(typeof refusals)[number], string>
