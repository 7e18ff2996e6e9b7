import { Suspense } from 'react'
import { ApiError } from '#web/client/api.ts'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import type { PurchaseWrite, Write } from './writes.ts'

const AskAgain = lazyPart(() => import('./AskAgain.tsx'))

export type AskingProps = {
  /** The error of the last write. */
  error: Error | null
  sent: Write | undefined
  onAgain: (write: PurchaseWrite) => void
  onClose: () => void
}

/** Asks staff when the server wants a confirmation before it records a purchase. */
export function Asking({ error, sent, ...answers }: AskingProps) {
  if (!isAsked(error) || sent?.kind !== 'purchase') return null
  return (
    <Suspense>
      <AskAgain error={error} sent={sent} {...answers} />
    </Suspense>
  )
}

/** True if nothing is written yet, because staff must confirm it. */
export const isAsked = (error: Error | null): error is ApiError =>
  error instanceof ApiError && /^(unusual_amount|preview_changed)$/.test(`${error.details.reason}`)
