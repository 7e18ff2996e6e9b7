/** The words of the pages that a texted link opens. */
export const texts = {
  title: 'Your card is ready',
  forYou: 'This link was texted to your phone and is for you alone.',
  open: 'Open my card',
  pinFromForm: 'Next time you sign in with your phone number and the PIN that was chosen when joining.',
  pinStays: 'Next time you sign in with your phone number and your PIN, as before.',
  noPin: 'Next time you sign in with your phone number and a PIN.',
  anotherPin: 'Not your PIN? Choose another',
  choosePin: 'Choose a PIN',
  pinLabel: 'Your new PIN',
  pinHint: '4 to 6 digits',
  pinWrong: 'Choose 4 to 6 digits.',
  openWithPin: 'Save PIN and open my card',
  usedTitle: 'This link was used already',
  used: 'A link opens the card once. Sign in with your phone number and your PIN. If you have no PIN, get a code by text there.',
  expiredTitle: 'This link has expired',
  expired:
    'Links work for a week. Sign in with your phone number; if you have no PIN, get a code by text there.',
  changedTitle: 'This link no longer fits',
  changed:
    'It was made for another phone number or card. Sign in with your phone number, or ask at the counter.',
  closedTitle: 'Portal access is disabled',
  closed: 'Portal access is disabled. Please contact the business.',
  unknownTitle: 'This link does not work',
  unknown:
    'It may have been cut off on its way. Open the whole link from the text, or sign in with your phone number.',
  signIn: 'Go to sign-in',
  askAtCounter: 'Ask at the counter: they can see your card there.',
}
