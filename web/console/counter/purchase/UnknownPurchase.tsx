import type { PurchaseInput } from '#server/loyalty/counter/contract.ts'
import { texts as outboxTexts } from '#web/outbox/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { startMark, useStart } from '#web/ui/focus/start.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useFormat } from '../../page/format.ts'
import { StageStatus } from '../StageStatus.tsx'
import { texts } from '../texts.ts'

const words = texts.purchase

export type UnknownPurchaseProps = {
  input: Pick<PurchaseInput, 'amount' | 'apply_reward_code'>
  onRetry: () => void
  onForget: () => void
}

/**
 * A purchase whose answer was lost and that is not kept on this device, because a code reduces it, or because the device
 * cannot keep it. Until its result is known, nothing else is recorded for this customer.
 */
export function UnknownPurchase({ input, onRetry, onForget }: UnknownPurchaseProps) {
  const { money } = useFormat()
  const stage = useStart<HTMLElement>()
  return (
    <section
      ref={stage}
      aria-label={words.title}
      className="flex flex-col gap-4 rounded-xl border border-line bg-surface p-5"
    >
      <p className="display text-2xl">{input.amount === undefined ? words.sent : money(input.amount)}</p>
      <StageStatus place="over">
        <Banner tone="warning" title={words.unknown} live>
          {words.unknownText} {input.apply_reward_code === undefined && outboxTexts.cannotKeep}
        </Banner>
      </StageStatus>
      <Button variant="primary" size="large" onClick={onRetry} {...startMark}>
        {texts.retry}
      </Button>
      <Button variant="quiet" onClick={onForget}>
        {texts.unsettled.forget}
      </Button>
    </section>
  )
}
