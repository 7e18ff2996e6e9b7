import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useFormat } from '../format.ts'
import type { HeldReward } from './Rewards.tsx'
import { texts } from './texts.ts'
import { useDeed, useUnsettled } from './useDeeds.ts'

const words = texts.rewards

export type CancelClaimProps = {
  reward: Pick<HeldReward, 'id' | 'name'>
  /** That were paid for it. */
  points: number
  customerId: string
  guest: string
  onCancelled: () => void
}

/** Gives back what was claimed with points and not redeemed yet, after a question. */
export function CancelClaim({ reward, points, customerId, guest, onCancelled }: CancelClaimProps) {
  const { number } = useFormat()
  const [asking, setAsking] = useState(false)
  const { id: customerRewardId, name } = reward
  const cancel = useDeed<'cancel'>(() => {
    setAsking(false)
    onCancelled()
  })
  const pending = useUnsettled().find(
    ({ deed }) => deed.kind === 'cancel' && deed.customerRewardId === customerRewardId,
  )
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.cancelTitle(name)}
        description={words.cancelText(points, number(points))}
        confirmLabel={words.cancel}
        cancelLabel={words.keep}
        busy={pending?.sending ?? false}
        busyText={words.cancelling}
        error={cancel.error?.message}
        onConfirm={() => cancel.mutate({ kind: 'cancel', customerId, guest, customerRewardId, name })}
      />
    </>
  )
}
