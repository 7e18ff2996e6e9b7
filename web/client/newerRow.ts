import { ApiError } from './api.ts'

/** The row as it is now, where a write of it was refused because someone else changed it first. */
export function newerRow<Row>(
  error: unknown,
  of: 'program' | 'reward' | 'settings' | 'customer' | 'template' | 'segment' | 'trigger',
): Row | undefined {
  const isStale = error instanceof ApiError && error.details.reason === 'stale'
  return isStale ? (error.details[of] as Row | undefined) : undefined
}
