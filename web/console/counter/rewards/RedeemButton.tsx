import type { TillView } from '#server/loyalty/counter/contract.ts'
import { About } from '#web/ui/buttons/About.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { texts } from '../texts.ts'
import { useUnsettled } from '../writes/useIntents.ts'
import { sendingText, useWrite } from '../writes/useWrites.ts'

const words = texts.rewards

type RedeemButtonProps = {
  reward: Pick<TillView['rewards'][number], 'id' | 'name'>
  customerId: string
  customer: string
  onRedeemed: (operationId: string) => void
  /** Without it, the button shows the reason itself. */
  onRefused?: (reason: string) => void
}

/** Hands a reward over, once. */
export function RedeemButton({ reward, customerId, customer, onRedeemed, onRefused }: RedeemButtonProps) {
  const redeem = useWrite<'redemption'>(({ operation_id }) => onRedeemed(operation_id), onRefused)
  const pending = useUnsettled().find(
    ({ write }) => write.kind === 'redemption' && write.customerRewardId === reward.id,
  )
  const unknown = pending && !pending.sending
  const { id: customerRewardId, name } = reward
  return (
    <>
      <Button
        variant="primary"
        busy={pending?.sending ?? false}
        busyText={sendingText(pending, words.redeeming)}
        onClick={() => redeem.mutate({ kind: 'redemption', customerId, customer, customerRewardId, name })}
      >
        {unknown ? texts.retry : words.redeem}
        <About>{name}</About>
      </Button>
      {(unknown || (redeem.error && !onRefused)) && (
        <p role="alert" className="basis-full text-danger-text text-sm">
          {unknown ? `${words.noAnswer} ${texts.purchase.unknownText}` : redeem.error?.message}
        </p>
      )}
    </>
  )
}
