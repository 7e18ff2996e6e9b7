import type { Business } from '#server/businesses/business/index.ts'
import type { Customer } from '#server/loyalty/customers/index.ts'
import type { Reads } from '#server/messaging/preferences/index.ts'
import type { Sends, Trigger } from '../findTrigger.ts'
import type { Said } from './write.ts'

/** A customer whom a trigger met, and its message. */
export type Met = {
  business: Business
  trigger: Trigger
  sends: Sends
  customer: Customer
  reads: Reads
  /** Part of the dedupe key that tells this cause from the customer's others: a year, a number of points, a day. */
  mark: string
  said?: Said
}
