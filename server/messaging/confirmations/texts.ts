/** Texts of the mail that asks for a confirmation, and of the page that its link leads to. */
export const texts = {
  mail: {
    subject: (business: string) => `Do you want emails from ${business}?`,
    body: (business: string) =>
      `Somebody gave this address at ${business} and agreed to get emails. If that was you, please confirm it with the button. If not, do nothing: you get no further email.`,
    button: 'Yes, send me emails',
  },
  page: {
    ask: (business: string) => `Get emails from ${business}?`,
    askText: 'You can end them at any time with one click in any of them.',
    button: 'Yes, send me emails',
    done: 'Thank you, it is confirmed',
    doneText: (business: string) => `You get emails from ${business} from now on.`,
    unknown: 'This link does not work any more',
    unknownText:
      'It may be too old, or your email address has changed since. Switch emails on again on your card.',
  },
}
