/** The reasons why a late operation waits for somebody's decision. */
export const caseReasons = [
  /** No customer of the business has this id. */
  'customer_unknown',
  'customer_erased',
  /** The number that was said is not that of the customer who was picked. */
  'phone_mismatch',
  /** The plan has no room for somebody new. */
  'no_room',
  /** The customer's card was joined with another one. */
  'customer_merged',
  /** It happened more than 72 hours before it arrived. */
  'too_old',
  /** Who recorded it was not on the team at that time. */
  'not_on_team',
  /** The device on which it was kept was ended, as one that was lost. */
  'device_ended',
  'above_counter_limit',
  'unusual_amount',
  /** The customer's card of that time has expired since. */
  'card_expired',
  /** No reward of the business has this id or code, or it is not sold for points. */
  'reward_unknown',
  /** The reward is another customer's than the one who was named. */
  'reward_of_other',
  /** The reward was redeemed elsewhere, or its code twice. */
  'redeemed',
  'expired',
  /** The reward was taken back. */
  'void',
  /** The reward is no longer sold. */
  'archived',
  'sold_out',
  'not_enough_points',
  /** The reward costs other points now than were shown. */
  'price_changed',
  /** The business lets nobody give rewards without a connection. */
  'redeeming_off',
  /** More than the business lets a customer take in a day without a connection. */
  'above_redeeming_limit',
  /** Something else was recorded under its key. */
  'key_reused',
] as const
export type CaseReason = (typeof caseReasons)[number]
