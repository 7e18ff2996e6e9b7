/** Texts of the mails to a business's owner about its own mail. */
export const ownerMailTexts = {
  senderRefused: {
    subject: 'SendGrid refuses to send your mail',
    content: (reason: string) => [
      `SendGrid has refused your API key or your From Email, so your marketing email stopped. It said:\n${reason}`,
      'Campaigns are paused, and what your triggers send by email waits for up to 3 days. Texts, receipts and codes go on.',
      'Look in SendGrid whether the key still exists and may send mail, and whether the From Email is a verified sender. Then save a key in Settings: everything goes on by itself.',
    ],
    button: 'Open Settings',
  },
  mailStopped: {
    subject: {
      customers: 'Your marketing email is stopped',
      strangers: 'Your marketing email to new sign-ups is stopped',
    },
    turnedAway: (turned: string) =>
      `${turned} of the people who got a marketing email from you within a week turned away: their mail server refused it, it came back, they reported it as spam, or they unsubscribed. That is so many that mail servers may soon refuse all of your mail.`,
    stops: {
      customers:
        'So your campaigns by email are paused, and automatic offers by email wait. Texts, welcomes, receipts and codes go on.',
      strangers:
        'They had joined by your sign-up form, and you have not seen them since. So marketing email to people of this kind is stopped; to guests who have visited you, or whom you added, it goes on.',
    },
    remedy:
      'Please make sure that everybody on your list has agreed to get your emails. We look at it, too, and write to you before it goes on.',
    button: 'Open Campaigns',
  },
}
