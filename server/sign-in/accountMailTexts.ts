const ignore = 'If you did not ask for this, you can ignore this mail: nothing has changed.'

const once = (minutes: number): string =>
  minutes < 60 ? `It works once, for ${minutes} minutes.` : `It works once, for ${hours(minutes / 60)}.`

const hours = (count: number): string => (count === 1 ? 'an hour' : `${count} hours`)

/** The words of the platform's own mail. None repeats what somebody typed: anybody can type anybody's address. */
export const accountMailTexts = {
  'reset-password': (minutes: number) => ({
    subject: 'Choose a new password',
    body: `Somebody, hopefully you, asked to reset the password of your Regulars account.\n\nOpen the link below to choose a new one. ${once(minutes)} You are then signed out wherever you were signed in.\n\n${ignore}`,
    label: 'Choose a new password',
  }),
  'verify-email': (minutes: number) => ({
    subject: 'Confirm your email address',
    body: `Please confirm that this is your email address, so that you can always get back into your Regulars account.\n\n${once(minutes)}\n\nIf you have no account with us, you can ignore this mail.`,
    label: 'Confirm this address',
  }),
  'change-email': (minutes: number) => ({
    subject: 'Confirm your new email address',
    body: `Open the link below to sign in to Regulars with this address from now on. ${once(minutes)}\n\n${ignore}`,
    label: 'Use this address',
  }),
  'address taken': {
    subject: 'You have an account already',
    body: `Somebody, perhaps you, wanted to use this address for another Regulars account. It belongs to an account already, so nothing was changed.\n\nIf it was you, sign in with this address; “Forgot password?” helps where the password is lost.`,
  },
  'password-changed': {
    subject: 'Your password was changed',
    body: 'The password of your Regulars account has just been changed, and every other device was signed out.\n\nIf this was not you, reset it now:',
  },
  'email-changed': {
    subject: 'Your email address was changed',
    body: 'Your Regulars account now signs in with another email address, and no longer with this one.\n\nIf this was not you, answer this mail right away.',
  },
  'sso-linked': {
    subject: 'You can now sign in through your company',
    body: 'Your Regulars account was just opened through the single sign-on of your company for the first time, and every other device was signed out. The password still works, too.\n\nIf this was not you, or you never chose that password, choose a new one now:',
  },
  'google-linked': {
    subject: 'You can now sign in with Google',
    body: 'Your Regulars account was just opened with Google for the first time, and every other device was signed out. The password still works, too.\n\nIf this was not you, or you never chose that password, choose a new one now:',
  },
}
