import type { TillReward } from '#server/loyalty/counter/contract.ts'
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import { useFormat } from '../../page/format.ts'
import { texts } from '../texts.ts'
import { useUnsettled } from '../writes/useIntents.ts'
import { sendingText, useWrite } from '../writes/useWrites.ts'
import { cancelTexts as words } from './cancelTexts.ts'

export type CancelDialogProps = {
  reward: Pick<TillReward, 'id' | 'name'>
  /** Points paid for the reward. */
  points: number
  customerId: string
  customer: string
  onCancelled: () => void
  onClose: () => void
}

/** Asks before a claim is cancelled, and says what is given back. */
export default function CancelDialog({
  reward,
  points,
  customerId,
  customer,
  onCancelled,
  onClose,
}: CancelDialogProps) {
  const { number } = useFormat()
  const { id: customerRewardId, name } = reward
  const cancel = useWrite<'cancel'>(() => {
    onClose()
    onCancelled()
  })
  const pending = useUnsettled().find(
    ({ write }) => write.kind === 'cancel' && write.customerRewardId === customerRewardId,
  )
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.cancelTitle(name)}
      description={words.cancelText(points, number(points))}
      confirmLabel={texts.rewards.cancel}
      cancelLabel={words.keep}
      busy={pending?.sending ?? false}
      busyText={sendingText(pending, words.cancelling)}
      error={cancel.error?.message}
      onConfirm={() => cancel.mutate({ kind: 'cancel', customerId, customer, customerRewardId, name })}
    />
  )
}
