import { lazy, Suspense } from 'react'
import { ApiError } from '#web/client/api.ts'
import type { Deed, PurchaseDeed } from '../deeds/deeds.ts'

const AskAgain = lazy(() => import('./AskAgain.tsx'))

export type AskingProps = {
  /** As the last deed came back. */
  error: Error | null
  sent: Deed | undefined
  onAgain: (deed: PurchaseDeed) => void
  onClose: () => void
}

/** Where the server asks before it records a purchase, so does the till. */
export function Asking({ error, sent, ...answers }: AskingProps) {
  if (!isAsked(error) || sent?.kind !== 'purchase') return null
  return (
    <Suspense>
      <AskAgain error={error} sent={sent} {...answers} />
    </Suspense>
  )
}

/** Nothing is written: it is for staff to say that this is what they mean. */
export const isAsked = (error: Error | null): error is ApiError =>
  error instanceof ApiError && /^(unusual_amount|preview_changed)$/.test(`${error.details.reason}`)
