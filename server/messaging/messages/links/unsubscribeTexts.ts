/** The words of the page behind a mail's unsubscribe link. */
export const texts = {
  ask: (business: string) => `Stop emails from ${business}?`,
  kept: 'Your card and what you have collected stay as they are.',
  stop: 'Stop these emails',
  orChoose: 'Or choose what you get, or pause for a while',
  done: 'You are unsubscribed',
  doneText: (business: string) =>
    `You will get no more emails from ${business}. Your card and what you have collected stay as they are.`,
  mistake: 'Was it a mistake?',
  again: 'Switch emails on again',
  deadTitle: 'This link does not work',
  unknown: 'It may have been cut off on its way. Open the newest email again and use the link at its end.',
  deadLink: 'It may have been cut off on its way, or the message that it stands in is gone.',
  problemTitle: 'That didn’t work',
  problem: 'Please open the link again in a moment. If that does not help, ask at the counter.',
}
