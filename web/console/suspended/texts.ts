/** The words of a suspended business. Days arrive formatted. */
export const texts = {
  title: (day: string) => `This shop has been suspended since ${day}`,
  reason: (reason: string) => `The reason: ${reason}`,
  text: 'You can look at everything and change nothing. Nobody can join or collect, no messages go out, and API keys are refused. Your guests still see their cards.',
  forAdmin: 'Please answer the mail that we sent you about it, or write to',
  forMembers: 'Its admin has a mail from us that says why. Questions go to',
}
