/** The words of mailings that wait for a super admin's review. Moments and lists arrive formatted. */
export const mailingTexts = {
  title: 'Mailings to look at',
  description:
    'New shops’ mail with links to other sites waits until you let it go. Marketing mail from which many turned away is stopped.',
  waits: (name: string, since: string, hosts: string) =>
    `“${name}”, since ${since}. Its links lead to ${hosts}.`,
  leads: (host: string, since: string) => `Its templates or single emails lead to ${host}, since ${since}.`,
  stopped: (since: string) =>
    `Marketing email is stopped since ${since}: refusals, bounces, complaints and unsubscribes were 5% of a week or more.`,
  stoppedToStrangers: (since: string) =>
    `Marketing email to people who joined by themselves and never came is stopped since ${since}: refusals, bounces, complaints and unsubscribes were 5% of theirs or more. To other guests it goes on.`,
  release: 'Let it go',
  refuse: 'Refuse it',
  goOn: 'Let the email go on',
  acts: { release: 'Let it go', refuse: 'Refuse it', 'go on': 'Let the email go on' },
  form: {
    reason: 'Reason',
    reasonHint: 'It stands in the audit log, and the shop reads why a mailing or a link was refused.',
    reasonMissing: 'Give a reason',
    cancel: 'Cancel',
    acting: 'Saving...',
  },
  noBounces: 'Mail that cannot be delivered does not come back',
  noBouncesText:
    'Without BOUNCE_DOMAIN and BOUNCE_SECRET nobody learns of mail that is returned later, and it does not count against a shop. See docs/operations.md.',
}
