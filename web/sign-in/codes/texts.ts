/** The words of /login/code and /login/link. */
export const texts = {
  byEmail: 'Email me a code',
  byText: 'Text me a code',
  ways: 'Every way to sign in',
  password: 'Sign in with a password',
  email: {
    title: 'Sign in by email',
    description: 'We will mail you a code and a link. Either signs you in.',
    submit: 'Email me a code',
    sentTitle: 'Check your email',
    sentTo: (email: string) =>
      `A code and a link are on their way to ${email}. They work once, for 10 minutes.`,
    again: 'Email it again',
    other: 'Use another email',
  },
  sms: {
    title: 'Sign in by text',
    description: 'We will text a code to the phone of your account.',
    phone: 'Phone',
    hint: 'From another country? Begin with + and its code.',
    submit: 'Text me a code',
    sentTitle: 'Check your phone',
    sentTo: (phone: string) =>
      `If ${phone} is the phone of an account, a code is on its way. It works once, for 10 minutes.`,
    again: 'Text it again',
    other: 'Use another phone',
  },
  code: {
    label: 'Code',
    hint: '6 digits',
    submit: 'Sign In',
    busy: 'Signing In...',
    wait: (seconds: number) => `Ask again in ${seconds} s`,
    sentAgain: 'A new code is on its way. The one before no longer works.',
    sending: 'Sending...',
  },
  link: {
    title: 'Sign in to Regulars',
    as: (email: string) => `As ${email}`,
    opens: (email: string) =>
      `${email} has no account yet. Signing in makes one, with a shop on the Free plan.`,
    instead: (email: string) => `You are signed in as ${email} on this device. That ends here.`,
    submit: 'Sign In',
    busy: 'Signing In...',
    notYou: 'Did you not ask for this? Close this page, and nothing happens.',
    failed: 'You are not signed in',
    dead: 'This link no longer works',
    newCode: 'Get a new one',
    retry: 'Try Again',
  },
  errors: {
    phone: 'Phone is required',
    code: 'Enter the 6 digits of the code',
  },
}
