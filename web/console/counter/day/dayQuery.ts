import { queryOptions } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'

/** What other tills record shows within a minute; what this one does, at once: each write asks for the dashboard anew. */
const REFRESH_MS = 60_000

/** A day at the till by the shop's calendar ('2026-03-02'); without a date it is today. */
export const dayQuery = (date?: string) =>
  queryOptions({
    queryKey: ['dashboard', 'day', date ?? null],
    queryFn: () => call(app.counter.day.$get({ query: date ? { date } : {} })),
    refetchInterval: REFRESH_MS,
  })
