import { ApiError } from './api.ts'

/** The current row, from a write that was refused because someone else had changed the row. */
export function newerRow<Row>(
  error: unknown,
  of:
    | 'program'
    | 'reward'
    | 'settings'
    | 'customer'
    | 'template'
    | 'segment'
    | 'trigger'
    | 'campaign'
    | 'branding'
    | 'tier'
    | 'pack',
): Row | undefined {
  const isStale = error instanceof ApiError && error.details.reason === 'stale'
  return isStale ? (error.details[of] as Row | undefined) : undefined
}
