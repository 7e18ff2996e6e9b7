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
  /** Something else was recorded under its key. */
  'key_reused',
] as const
export type CaseReason = (typeof caseReasons)[number]
