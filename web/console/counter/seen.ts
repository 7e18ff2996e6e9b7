import type { TillView } from '#server/loyalty/counter/contract.ts'
import type { CustomerView } from '#server/loyalty/customers/contract.ts'

export type SeenView = TillView & {
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  clockAhead: number
  /** Operations that this till recorded since the customer was read. */
  own: string[]
  /** Set if the server did not answer: the time from which this device keeps the customer. */
  keptSince?: string
  /** True if rewards may be given without a connection. */
  gives?: boolean
  /** The rewards that would be more than may be given in a day without a connection, by their ids. */
  tooMuch?: string[]
}

/** A customer whom the till found. One whom this device keeps has the last digits of a phone in its place. */
export type FoundCustomer = CustomerView & { last_digits?: string | null }
