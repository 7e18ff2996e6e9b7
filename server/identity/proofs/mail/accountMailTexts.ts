const ignore = 'If you did not ask for this, you can ignore this mail: nothing has changed.'

const once = (minutes: number): string =>
  minutes < 60 ? `It works once, for ${minutes} minutes.` : `It works once, for ${hours(minutes / 60)}.`

const codesLeft = (count: number): string => {
  if (count === 0) return 'None is left: make new ones in your account.'
  return count === 1 ? 'One is left.' : `${count} are left.`
}

const hours = (count: number): string => (count === 1 ? 'an hour' : `${count} hours`)

/**
 * The texts of the platform's own mail. None repeats what somebody typed, because anybody can type anybody's address.
 * Mails to the admin of a business are the exception: the admin chose its name.
 */
export const accountMailTexts = {
  /** The button of mails that warn. */
  reset: 'Reset the password',
  'reset-password': (minutes: number) => ({
    subject: 'Choose a new password',
    body: `Somebody, hopefully you, asked to reset the password of your Regulars account.\n\nOpen the link below to choose a new one. ${once(minutes)} You are then signed out wherever you were signed in.\n\n${ignore}`,
    label: 'Choose a new password',
  }),
  'super-admin': (minutes: number) => ({
    subject: 'You are a super admin of Regulars',
    body: `Whoever runs this installation of Regulars has made you one of its super admins.\n\nOpen the link below to choose a password; that also confirms this address. ${once(minutes)} Afterwards, “Forgot password?” where you sign in mails another. Two-step sign-in is the first thing to set up then.\n\nIf you do not know what this is about, do nothing: without this mailbox nobody gets in.`,
    label: 'Choose a password',
  }),
  'verify-email': (minutes: number) => ({
    subject: 'Confirm your email address',
    body: `Open the link below to confirm that this is your email address, so that you can always get back into your Regulars account. ${once(minutes)}\n\nIf you have no account with us, you can ignore this mail.`,
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
    label: 'Sign in',
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
  'sign-in-code': (code: string, minutes: number, opensAccount: boolean) => ({
    subject: 'Your code to sign in',
    body: `Your code to sign in to Regulars is\n\n${code}\n\nIt works once, for ${minutes} minutes. The link below does the same; whichever you use first ends both.${opensAccount ? ' If this address has no account yet, one is made for you.' : ''}\n\nNobody from Regulars will ever ask you for it. ${ignore}`,
    label: 'Sign in',
  }),
  'password-dropped': {
    subject: 'Choose a new password',
    body: 'Your email address was just confirmed from your mailbox, by a browser that was not signed in to your Regulars account. The password of the account was chosen before anybody had confirmed the address, so it could be somebody else’s: it works no longer, and every other device was signed out.\n\nCodes and links by mail go on working. To have a password again, choose one:',
  },
  'phone-changed': {
    subject: 'Your account has a new phone number',
    body: 'Codes texted to a phone that was just confirmed can now sign in to your Regulars account.\n\nIf this was not you, choose a new password right away: it takes the phone off the account, too.',
  },
  'phone-removed': {
    subject: 'The phone number was taken off your account',
    body: 'Codes by text no longer sign in to your Regulars account: its phone number was removed by somebody signed in, or because the password was reset.\n\nIf this was not you, answer this mail right away.',
  },
  'phone-moved': {
    subject: 'The phone number was taken off your account',
    body: 'Another Regulars account has proven the phone number of yours, and a number belongs to one account. Codes by text no longer sign in to yours.\n\nIf the phone is still yours, and so is that account, nothing is wrong. Otherwise answer this mail.',
  },
  'two-factor-on': {
    subject: 'Two-step sign-in is on',
    body: 'Signing in to your Regulars account now also asks for a code from your authenticator app, and every other device was signed out.\n\nIf this was not you, reset your password now and answer this mail: we will help you back in.',
  },
  'two-factor-off': {
    subject: 'Two-step sign-in is off',
    body: 'Your Regulars account no longer asks for a code from your authenticator app.\n\nIf this was not you, reset your password now and switch it on again:',
  },
  'shop-suspended': (business: string, reason: string) => ({
    subject: 'Your shop was suspended',
    body: `We have suspended ${business}. The reason:\n\n${reason}\n\nNobody can join or collect, no messages go out, and its API keys are refused. You can sign in and look at everything, and your guests still see their cards: what they have collected is kept.\n\nIf you think that this is a mistake, or have put it right, answer this mail.`,
  }),
  'shop-restored': (business: string) => ({
    subject: 'Your shop is open again',
    body: `${business} is no longer suspended, and everything is as it was. Messages that were held back meanwhile are not sent.`,
    label: 'Open the dashboard',
  }),
  'shop-looked-into': (business: string) => ({
    subject: 'Regulars looked into your shop',
    body: `Somebody of Regulars has just opened the screens of ${business} to look at them, for half an hour at the most. They see what you see, can change nothing, and get no keys and no files.\n\nWho it was, why, and which screens they opened stands in your audit log:`,
    label: 'Open the audit log',
  }),
  'trial-ended': (business: string) => ({
    subject: 'Your trial has ended',
    body: `The trial of ${business} has ended, and it is on the Free plan now.\n\nNothing is taken away: the guests you have go on collecting and redeeming, and your programs and team stay. What is new, customers, programs, people and messages, has the limits of the Free plan.\n\nTo have more, choose a plan:`,
    label: 'See the plans',
  }),
  'trial-ends': (business: string, day: string) => ({
    subject: `Your trial ends on ${day}`,
    body: `The trial of ${business} ends on ${day}. Without a payment it goes on with the Free plan.\n\nNothing is taken away: the guests you have go on collecting and redeeming, and your programs and team stay. What is new, customers, programs, people and messages, has the limits of the Free plan.\n\nTo keep everything as it is, choose a plan:`,
    label: 'See the plans',
  }),
  'payment-late': (business: string) => ({
    subject: 'Your last payment failed',
    body: `The card for the plan of ${business} was refused. Nothing has changed for you and your guests yet, and it is tried again over the next days.\n\nIf the card is no longer the right one, or your bank wants you to confirm the payment, put it right here:`,
    label: 'Update the payment',
  }),
  'plan-runs': (business: string, plan: string, day: string, price: string | null, isTrial: boolean) => ({
    subject: `You are on the ${plan} plan`,
    body: `${business} is on the ${plan} plan${price ? `, for ${price} a month` : ''}. ${isTrial ? `Nothing was charged: the trial runs until ${day}, and the card is charged for the first time on that day.` : `It is paid until ${day} and renews then, unless somebody cancels it.`}\n\nThe invoices, the card and the way to cancel are here:`,
    label: 'See the subscription',
  }),
  'plan-ends': (business: string, plan: string, day: string) => ({
    subject: `Your ${plan} plan ends on ${day}`,
    body: `The ${plan} plan of ${business} was cancelled. It runs until ${day}, and nothing more is charged. After that ${business} goes on with the Free plan.\n\nNothing is taken away: the guests you have go on collecting and redeeming, and your programs and team stay. What is new, customers, programs, people and texts, has the limits of the Free plan.\n\nIf it was not meant to end, resume it until then:`,
    label: 'See the subscription',
  }),
  'plan-resumed': (business: string, plan: string, day: string, price: string | null) => ({
    subject: `Your ${plan} plan goes on`,
    body: `The ${plan} plan of ${business} no longer ends: it renews on ${day}${price ? ` for ${price} a month` : ''}, and the card is charged then.\n\nThe invoices, the card and the way to cancel are here:`,
    label: 'See the subscription',
  }),
  'plan-ended': (business: string) => ({
    subject: 'Your plan has ended',
    body: `The paid plan of ${business} has ended, and nothing more is charged. It is on the Free plan now.\n\nNothing is taken away: the guests you have go on collecting and redeeming, and your programs and team stay. What is new, customers, programs, people and texts, has the limits of the Free plan.\n\nTo have more, choose a plan:`,
    label: 'See the plans',
  }),
  'credits-low': (business: string, left: string) => ({
    subject: `Few credits are left: ${left}`,
    body: `${business} has ${left} credits left. When they are used up, texts beyond those of your plan wait or are not sent; those of the plan go on.\n\nYou can buy more, or let them be bought automatically:`,
    label: 'See the credits',
  }),
  'top-up-failed': (business: string) => ({
    subject: 'Credits could not be bought automatically',
    body: `The card of ${business} was refused when credits were to be bought automatically. Nothing was bought, and it is not tried again by itself.\n\nUpdate the card, then save the automatic purchase again:`,
    label: 'See the credits',
  }),
  'mail-stopped': (business: string, owner: string) => ({
    subject: 'The marketing email of a shop is stopped',
    body: `Too many receivers of the marketing email of ${business} (${owner}) turned away within a week, so it is stopped: mail servers may soon refuse all of our mail. The owner is told; receipts, welcomes and codes go on.\n\nIt goes on once a super admin lets it, with a reason:`,
    label: 'Look at it',
  }),
  'backup-code-used': (left: number) => ({
    subject: 'A backup code was used',
    body: `One of the backup codes of your Regulars account was just used. ${codesLeft(left)}\n\nIf this was not you, reset your password now:`,
  }),
}
