import type { WayToSignIn } from '#server/identity/sign-in/contract.ts'

/** The words of /login/ways. A new way needs a line here. */
export const texts = {
  title: 'Ways to sign in',
  description: 'Each opens the same account.',
  list: 'Ways to sign in',
  on: 'On',
  off: 'Off',
  login: 'Go to Login',
  loading: 'Loading...',
  failed: 'Failed to load the ways to sign in',
  retry: 'Try Again',
  ways: {
    password: ['Password', 'Your email address and a password of at least 6 characters.'],
    email_code: ['Code by email', 'Six digits to type. They work once, for 10 minutes.'],
    magic_link: ['Link by email', 'It comes with the code, for the device that you read your mail on.'],
    sms_code: ['Code by text', 'For accounts with a phone number. Add yours in your account.'],
    google: ['Google', 'The Google account with your email address.'],
    sso: ['Single sign-on', 'The account that your company gives you, through its own provider.'],
  } satisfies Record<WayToSignIn, [name: string, says: string]>,
}
