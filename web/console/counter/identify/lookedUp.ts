export type LookedUp = {
  customerId: string
  customer: string
  rewardId?: string
  /** The name of the reward, if the code was a reward's. */
  reward?: string
  /** The reason why the reward is no longer valid. */
  problem?: string
}
