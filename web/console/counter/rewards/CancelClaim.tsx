import { Suspense, useState } from 'react'
import { About } from '#web/ui/buttons/About.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { texts } from '../texts.ts'
import type { CancelDialogProps } from './CancelDialog.tsx'

const CancelDialog = lazyPart(() => import('./CancelDialog.tsx'))

/** Asks, then gives back a reward that was claimed with points and not redeemed yet. */
export function CancelClaim(claim: Omit<CancelDialogProps, 'onClose'>) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" className="max-lg:-ms-3" onClick={() => setAsking(true)}>
        {texts.rewards.cancel}
        <About>{claim.reward.name}</About>
      </Button>
      {asking && (
        <Suspense>
          <CancelDialog {...claim} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
