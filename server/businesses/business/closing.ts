const DAY = 86_400_000
/** How long a closed business can be opened again. */
const GRACE_DAYS = 30

/** When a closed business is to be erased. */
export const erasedAfter = (closedAt: Date): Date => new Date(closedAt.getTime() + GRACE_DAYS * DAY)

/** Since when a business is closed and until when it can be opened again; null while it is open. */
export function describeClosing({ closing_at }: { closing_at: Date | null }) {
  return (
    closing_at && { since: closing_at.toISOString(), erased_after: erasedAfter(closing_at).toISOString() }
  )
}
