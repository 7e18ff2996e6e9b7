/** The reason why a subscription changed. */
export type Cause =
  /** Signed up, with the trial of a paid plan or on Free. */
  | 'signed_up'
  | 'trial_extended'
  | 'trial_extension_taken_back'
  /** A trial without a subscription ran out, or the first payment ended it. */
  | 'trial_ended'
  /** The business's first subscription. */
  | 'bought'
  | 'upgraded'
  | 'downgraded'
  /** Another price of the plan that it has. */
  | 'price_changed'
  /** A payment failed; Stripe tries again. */
  | 'late'
  /** The late payment came. */
  | 'paid'
  | 'canceled'
  /** A new subscription, after one that had ended. */
  | 'reactivated'
  | 'granted'
  | 'grant_taken_back'
  | 'closed'
  | 'reopened'
  | 'erased'
