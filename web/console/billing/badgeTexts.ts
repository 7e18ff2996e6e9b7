/** The states of a subscription, each in a word or two. */
export const badgeTexts = {
  trial: 'Trial',
  active: 'Active',
  canceled: 'Canceled',
  past_due: 'Payment due',
  granted: 'Granted',
  trial_over: 'Trial over',
}
