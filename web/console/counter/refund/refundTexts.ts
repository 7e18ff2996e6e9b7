const stays = 'The visit, its stamps and rewards stay.'

/** The texts of a refund, loaded after the rest of /counter. */
export const refundTexts = {
  title: (customer: string) => `Give money back to ${customer}`,
  text: (left: string) => `At most ${left} is left of this purchase. The points for it go back, too.`,
  amount: 'Amount to give back',
  amountMissing: 'Enter the amount',
  tooMuch: (left: string) => `At most ${left}`,
  all: (left: string) => `All of it, ${left}`,
  effect: 'What it takes back',
  points: (count: number, figure: string, balance: string) =>
    `${figure} ${count === 1 ? 'point' : 'points'} back, ${balance} left`,
  stamps: (count: number, figure: string) => `${figure} ${count === 1 ? 'stamp' : 'stamps'} back`,
  visit: 'The visit goes with it.',
  reward: (name: string) => `${name} is taken back.`,
  stays,
  reason: 'Reason',
  reasonMissing: 'Say why',
  reasonHint: 'Kept with it, for staff.',
  cancel: 'Cancel',
  submit: (money: string) => `Give back ${money}`,
  submitNothing: 'Give back',
  busy: 'Recording...',
  retry: 'Try again',
  done: (money: string) => `${money} given back`,
}
