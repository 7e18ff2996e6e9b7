/** Texts of the mails about a closed business. A name that messages may not carry is replaced. */
export const closingMailTexts = {
  yourBusiness: 'your shop',
  title: 'Your shop',
  closed: {
    subject: (title: string) => `${title} is closed`,
    content: (name: string) =>
      `You have closed ${name}. Guests can no longer join or collect, and no more messages go out to them.`,
  },
  soonErased: {
    subject: (title: string, day: string) => `${title} will be erased on ${day}`,
    content: (title: string) => `${title} is closed, and will be erased in a few days.`,
  },
  until: (day: string) =>
    `Until ${day} an admin can sign in and open it again with one click; everything will be as it was. You can also still download your customers, ledger and messages as files, in Settings.`,
  after: 'After that day the data of your customers, your messages and your team are erased for good.',
  button: 'Open it again',
}
