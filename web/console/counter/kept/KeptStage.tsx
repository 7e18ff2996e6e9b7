import { Check } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react'
import type { PurchasePreview, RecordedPurchase } from '#server/loyalty/counter/contract.ts'
import type { KeptOperation } from '#web/outbox/keptOperation.ts'
import { outbox } from '#web/outbox/outbox.ts'
import { texts as words } from '#web/outbox/texts.ts'
import { Effects, ToPay } from '#web/till/Effects.tsx'
import { tillTexts } from '#web/till/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { startMark, useStart } from '#web/ui/focus/start.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { customerName } from '../../customers/customerName.ts'
import { useFormat } from '../../page/format.ts'
import { Stage } from '../Stage.tsx'
import { StageStatus } from '../StageStatus.tsx'
import { texts } from '../texts.ts'
import type { SeenView } from '../tillQueries.ts'
import { titleOf } from './titleOf.ts'
import { UndoKept } from './UndoKept.tsx'

export type KeptPurchase = {
  operation: KeptOperation
  /** What the till said that it gives, if the preview was there. */
  shown: PurchasePreview | undefined
}

export type KeptStageProps = KeptPurchase & {
  view: SeenView
  onNext: () => void
  onStay: () => void
  onTakenBack: () => void
  onRecorded: (recorded: RecordedPurchase) => void
}

/** A purchase that is kept on this device: the next customer can be served at once. Once recorded, it is shown so. */
export function KeptStage({
  operation,
  shown,
  view,
  onNext,
  onStay,
  onTakenBack,
  onRecorded,
}: KeptStageProps) {
  const stage = useStart<HTMLDivElement>()
  const format = useFormat()
  const summary = useId()
  const answer = useSyncExternalStore(outbox.subscribe, () => outbox.answerTo(operation.key))
  const recorded = answer?.outcome === 'recorded' ? answer.purchase : undefined
  const onAnswer = useEffectEvent(onRecorded)
  useEffect(() => {
    if (recorded) onAnswer(recorded)
  }, [recorded])
  return (
    <Stage
      ref={stage}
      className="mx-auto flex w-full max-w-xl flex-col gap-5 max-md:min-h-[calc(100dvh-8rem-var(--till-bar,0rem))] md:gap-6 md:max-xl:my-auto squat:gap-4"
    >
      <header id={summary} className="flex flex-col items-center gap-2 pt-2 text-center md:pt-6 squat:pt-2">
        <span
          aria-hidden
          className="grid size-16 place-items-center rounded-full bg-info-soft text-info-text"
        >
          <Check className="size-8" strokeWidth={3} />
        </span>
        <h1 className="display text-2xl tabular-nums">{titleOf(operation, format.money)}</h1>
        <p dir="auto" className="max-w-full wrap-anywhere text-muted">
          {texts.done.forCustomer(customerName(view.customer, format))}
        </p>
        {shown && <ToPay {...shown} format={format} centred />}
      </header>
      {answer?.outcome === 'case' ? (
        <Banner tone="warning" title={words.decided} live>
          {answer.message}
        </Banner>
      ) : (
        <Banner title={words.text} live>
          {operation.mayHaveArrived && words.once}
        </Banner>
      )}
      {shown && (
        <section aria-label={tillTexts.purchase.preview}>
          <Effects {...shown} format={format} centred />
        </section>
      )}
      <div
        data-bar
        className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] shallow:static -mx-4 mt-auto flex flex-col gap-2 bg-canvas px-4 py-3 sm:mx-0 sm:px-0 md:static md:py-0 squat:sticky squat:bottom-0 squat:py-3"
      >
        <StageStatus place="over" />
        <Button variant="primary" size="large" aria-describedby={summary} onClick={onNext} {...startMark}>
          {tillTexts.customer.back}
        </Button>
        <div className="flex flex-wrap justify-center gap-2">
          {!answer && <UndoKept operation={operation} size="medium" onTakenBack={onTakenBack} />}
          <Button variant="quiet" onClick={onStay}>
            {texts.done.stay}
          </Button>
        </div>
      </div>
    </Stage>
  )
}
