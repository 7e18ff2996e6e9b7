import type { Store } from './store.ts'

/** What every part of this Stripe works with. Times are seconds since 1970, amounts are cents. */
export type World = {
  store: Store
  /** The moment for this customer: of its test clock, or of the stand-in. */
  now(customer?: string | null): number
  /** Makes an event, which goes to the product. `before` holds the former values of what changed. */
  emit(type: string, object: object, before?: object): void
  baseUrl(): string
  settings: {
    /** Days from each failed charge of a renewal to the next. */
    retryDays: number[]
    /** What becomes of a subscription after the last. */
    afterRetries: 'canceled' | 'unpaid' | 'past_due'
  }
}

export const day = 86_400

/**
 * The same day and hour `months` later; the last day of a shorter month. `anchor` gives back the day that a shorter
 * month took.
 */
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
