/** Texts of the mail that tells a business's owner that an endpoint was paused because nothing arrives there. */
export const failingMailTexts = (host: string) => ({
  subject: `Your webhook to ${host} is paused`,
  content: [
    `For days nothing has arrived at your webhook to ${host}. We have stopped trying.`,
    'What happens meanwhile is kept for 30 days. The deliveries in Settings show what the address answered.',
    'Once the address works, resume the webhook in Settings and replay what it missed.',
  ],
  button: 'Open Settings',
})
