/** Texts of the mail that tells a business's owner that Mailchimp refuses the connection. */
export const refusalMailTexts = {
  subject: 'Mailchimp refuses your key',
  content: (reason: string) => [
    `Mailchimp has refused your API key or the audience, so your guests are no longer synced with it. It said:\n${reason}`,
    'Nothing is lost: what changes meanwhile waits here.',
    'Look in Mailchimp whether the key and the audience still exist. Then save a key in Settings: everything goes on by itself.',
  ],
  button: 'Open Settings',
}
