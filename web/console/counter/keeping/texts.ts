/** Texts about what a device keeps of customers. Times arrive formatted. */
export const texts = {
  /** `when` is the day and time from which it is, `since` how long ago that was. */
  asOf: (when: string, since: string) => `As of ${when} (${since})`,
  text: 'The server does not answer, so this is what this device keeps. Purchases count; rewards and history wait for the connection.',
  take: 'Take the number alone',
  takeText:
    'Without a connection their purchase can be kept with the number. The guest is added when it arrives, or found if they are there already; name and consent can follow.',
  works: (name: string) => `At work: ${name}`,
  who: 'Who is working?',
  whoText:
    'The server cannot say who is signed in. What you record carries this name, and counts as a claim until somebody signs in and sends it.',
  name: 'Your name',
  itsMe: 'That’s me',
  cancel: 'Cancel',
}
