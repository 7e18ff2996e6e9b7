import type { Store } from './store.ts'

/** The state that all parts of this Stripe share. Times are seconds since 1970, amounts are cents. */
export type World = {
  store: Store
  /** The time for this customer: that of their test clock, otherwise that of the stand-in. */
  now(customer?: string | null): number
  /** Creates an event and sends it to the product. `before` holds the former values of the changed fields. */
  emit(type: string, object: object, before?: object): void
  baseUrl(): string
  settings: {
    /** Days from each failed charge of a renewal to the next. */
    retryDays: number[]
    /** The status of a subscription after the last failed charge. */
    afterRetries: 'canceled' | 'unpaid' | 'past_due'
  }
}

export const day = 86_400

/** Day and hour `months` later, or the last day of a shorter month. `anchor` restores the day after a shorter month. */
export function monthsLater(from: number, months: number, anchor = from): number {
  const start = new Date(from * 1000)
  const dayOfMonth = new Date(anchor * 1000).getUTCDate()
  const first = new Date(start)
  first.setUTCDate(1)
  first.setUTCMonth(start.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(dayOfMonth, lastDay))
  return first.getTime() / 1000
}
