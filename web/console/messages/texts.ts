/** The words of the quick SMS and fast email dialogs. Figures arrive formatted. */
export const texts = {
  sms: {
    title: 'Quick SMS',
    to: (name: string, phone: string) => `To ${name}, ${phone}`,
    choose: 'Choose a template',
    none: 'No active SMS templates',
    noneText: 'Activate one of your own, and it can be chosen here.',
    send: 'Send SMS',
    sending: 'Sending...',
    sent: 'SMS sent successfully!',
    failed: 'Failed to send SMS',
    goes: (when: string) => `The text goes on ${when}`,
    goesText: 'It is quiet time now. Until then you can read it in the history.',
    long: (segments: string) => `Longer than one SMS: it is sent as ${segments} segments.`,
    unicode: 'A special character halves what fits into one SMS.',
  },
  email: {
    title: 'Fast Email',
    to: (name: string, email: string) => `To ${name}, ${email}`,
    choose: 'Choose a template',
    none: 'No active email templates',
    noneText: 'Activate one of your own, and it can be chosen here.',
    send: 'Send Email',
    sending: 'Sending...',
    sent: 'Email sent successfully!',
    failed: 'Failed to send email',
    goes: (when: string) => `The email goes on ${when}`,
    goesText: 'Until then you can read it in the history.',
  },
  loading: 'Loading the templates...',
  loadFailed: 'The templates could not be loaded.',
  previewFailed: 'The preview could not be shown.',
  retry: 'Try Again',
  change: 'Change template',
  preview: 'Preview',
  subject: 'Subject',
  mail: 'The email as it is read',
  screens: { legend: 'Shown as on a', phone: 'Phone', desktop: 'Computer' },
  size: (characters: string, segments: string, n: number) =>
    `${characters} characters, ${segments} SMS ${n === 1 ? 'segment' : 'segments'}`,
  leadOver:
    'Links go out as shorter ones of ours, so that you see who follows them: this is the size as sent.',
  takes: {
    allowance: (n: string, left: string | null) =>
      left === null
        ? `takes ${n} of your plan’s texts, which have no limit`
        : `takes ${n} of ${left} texts left`,
    credits: (n: string, left: string) => `takes ${n} of ${left} credits`,
    nothing: 'takes no credits',
  },
  willGo: (when: string) => `It is quiet time now: this will go on ${when}.`,
  plans: 'See the plans',
  cancel: 'Cancel',
  close: 'Close',
  slow: 'It is on its way',
  slowText: 'The provider has not answered yet. The history shows what has become of it.',
  uncertain: 'We could not learn whether it arrived',
  uncertainText: 'It is not sent again by itself, so that nobody gets it twice.',
  proof: {
    title: 'No texts or emails go out until the email address is confirmed',
    owner: (email: string) =>
      `We sent a link to ${email}. Open it, and your guests can get texts and emails: cards, codes and news.`,
    member:
      'The owner of this shop has not confirmed their email address yet. Until then no guest gets a text or an email.',
    resend: 'Send the mail again',
    resent: (email: string) => `A new link is on its way to ${email}`,
  },
  proofOfMail: {
    title: 'No emails go out until the email address is confirmed',
    owner: (email: string) =>
      `We sent a link to ${email}. Open it, and your guests can get emails: welcomes, rewards and news.`,
    member:
      'The owner of this shop has not confirmed their email address yet. Until then no guest gets an email.',
  },
  unheard: 'No answer came. Try again: it is sent once at most.',
}
