/** Texts about what is kept on a device. Money, numbers and times arrive formatted. */
export const texts = {
  kept: (money: string) => `${money} kept`,
  keptVisit: 'Visit kept',
  text: 'Kept on this device; it goes up when the connection is back.',
  once: 'It may have arrived already. It counts once.',
  decided: 'It is not recorded yet.',
  ofCustomer: (when: string) => `Waiting since ${when}`,
  undo: {
    mayHaveArrived:
      'It may have arrived already, so it cannot be undone on this device alone. Undo it once it has gone up.',
    gone: 'It has gone up meanwhile. Undo it among the latest entries.',
  },
  /** `when` is the time of the first, or its day. */
  waiting: (count: number, figure: string, when: string) =>
    count === 1
      ? `1 purchase waits on this device (${when}).`
      : `${figure} purchases wait on this device (the first: ${when}).`,
  signIn: 'Sign in to send them.',
  fullDevice: 'This device has no room left: free some, and they go up.',
  refused: (reason: string) => `Not taken yet: ${reason}`,
  day: (count: number, figure: string, money: string) =>
    count === 1
      ? `1 more purchase waits on this device (${money}). It counts on the day it arrives.`
      : `${figure} more purchases wait on this device (${money}). They count on the day they arrive.`,
  /** For whoever is not signed in, or has no connection. */
  here: (count: number) =>
    count === 1 ? '1 purchase is kept on this device.' : `${count} purchases are kept on this device.`,
  untilSignedIn: 'Sign in to the shop that recorded them, and they go up by themselves.',
  openCounter: 'Open the counter',
  untilConnected: 'They go up by themselves when the connection is back.',
  aCase: (money: string) => `${money} was not recorded`,
  aCaseOfVisit: 'A visit was not recorded',
  aCaseOfReward: (name: string) => `${name} was not recorded as redeemed`,
  given: (name: string) => `${name} given, not confirmed`,
  notConfirmed: (when: string) =>
    `Kept on this device, ${when}. The server says whether it was good when it arrives.`,
  /** Where rewards wait, too. */
  waitingEntries: (count: number, figure: string, when: string) =>
    count === 1
      ? `1 entry waits on this device (${when}).`
      : `${figure} entries wait on this device (the first: ${when}).`,
  hereEntries: (count: number) =>
    count === 1 ? '1 entry is kept on this device.' : `${count} entries are kept on this device.`,
  noRoom: 'This device has no room to keep it, so nothing was recorded. Give it when the connection is back.',
  cannotKeep:
    'This device has no room to keep it, or does not allow it: it is on this screen alone until it has worked.',
}
