import { queryOptions } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'

/**
 * Writes of other tills appear within a minute. Writes of this till appear at once, as each invalidates the dashboard.
 */
const REFRESH_MS = 60_000

/** A day at the till by the business's calendar ('2026-03-02'); without a date it is today. */
export const dayQuery = (date?: string) =>
  queryOptions({
    queryKey: ['dashboard', 'day', date ?? null],
    queryFn: () => call(app.counter.day.$get({ query: date ? { date } : {} })),
    refetchInterval: REFRESH_MS,
  })
