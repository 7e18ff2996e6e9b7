/** Texts of a refund, loaded after the rest of /counter. */
export const refundTexts = {
  title: (customer: string) => `Give money back to ${customer}`,
  text: (left: string) =>
    `At most ${left} is left of this purchase. What it gave goes back with the money, as shown below.`,
  amount: 'Amount to give back',
  amountMissing: 'Enter the amount',
  tooMuch: (left: string) => `At most ${left}`,
  all: (left: string) => `All of it, ${left}`,
  effect: 'What it takes back',
  points: (count: number, figure: string, balance: string) =>
    `${figure} ${count === 1 ? 'point' : 'points'} back, ${balance} left`,
  stamps: (count: number, figure: string) => `${figure} ${count === 1 ? 'stamp' : 'stamps'} back`,
  purchases: (count: number, figure: string) =>
    `${figure} counted ${count === 1 ? 'purchase' : 'purchases'} back`,
  visit: 'The visit goes with it.',
  reward: (name: string) => `${name} is taken back.`,
  stays: 'The visit and whatever else it gave stay.',
  reason: 'Reason',
  reasonMissing: 'Say why',
  reasonHint: 'Kept with it, for staff.',
  cancel: 'Cancel',
  submit: (money: string) => `Give back ${money}`,
  submitNothing: 'Give back',
  busy: 'Recording...',
  retry: 'Try Again',
  done: (money: string) => `${money} given back`,
}
