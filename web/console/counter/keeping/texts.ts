/** Texts about what a device keeps of customers. Times arrive formatted. */
export const texts = {
  /** `day` is the weekday from which it is, null for today; `since` says how long ago that was. */
  asOf: (day: string | null, time: string, since: string) =>
    day === null ? `As of ${time} (${since})` : `As of ${day} at ${time} (${since})`,
  text: 'Kept on this device, for the server does not answer. Purchases count; rewards and history wait.',
  textWithRewards:
    'Kept on this device, for the server does not answer. Purchases count; rewards are not confirmed until it does.',
  give: 'Give unconfirmed',
  giving: 'One moment...',
  handOver: (name: string) => `${name}: hand it over. It is confirmed when the connection is back.`,
  tooMuch: 'More than may be given today without a connection',
  takeCode: 'Take the code',
  codeText: (code: string) =>
    `Without a connection nobody can check ${code}. It can be taken as a claim: if it was not good, or used before, the shop finds it on the dashboard. If it takes money off, take that off yourself and record what was paid.`,
  codeTaken: (code: string) => `${code} is kept on this device, not confirmed.`,
  codesWait: 'If it is a code: without a connection none are taken.',
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
