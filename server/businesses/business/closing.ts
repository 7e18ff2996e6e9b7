const DAY = 86_400_000
/** Days within which a closed business can be opened again. */
const GRACE_DAYS = 30

/** The time after which a closed business is erased. */
export const erasedAfter = (closedAt: Date): Date => new Date(closedAt.getTime() + GRACE_DAYS * DAY)

/**
 * The time since which a business is closed, and the time until which it can be opened again; null while it is open.
 */
export function describeClosing({ closing_at }: { closing_at: Date | null }) {
  return (
    closing_at && { since: closing_at.toISOString(), erased_after: erasedAfter(closing_at).toISOString() }
  )
}
