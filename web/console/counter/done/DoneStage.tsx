import { Check } from 'lucide-react'
import { useId } from 'react'
import type { RecordedPurchase, Undone } from '#server/loyalty/counter/contract.ts'
import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import { toCardAfter } from '#web/card/toCard.ts'
import { Effects, ToPay } from '#web/till/Effects.tsx'
import { reasonsIn } from '#web/till/effectWords.ts'
import { tillTexts } from '#web/till/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { focusStart, startMark, useStart } from '#web/ui/focus/start.ts'
import { customerName } from '../../customers/customerName.ts'
import { useFormat } from '../../page/format.ts'
import { useCardBusiness } from '../../page/useCardBusiness.ts'
import { Stage } from '../Stage.tsx'
import { StageStatus } from '../StageStatus.tsx'
import { texts } from '../texts.ts'
import type { SeenView } from '../tillQueries.ts'
import { UndoButton } from '../writes/UndoButton.tsx'
import { DueNow, isCode } from './DueNow.tsx'

const words = texts.done

export type DoneStageProps = {
  recorded: RecordedPurchase
  /** The customer before the purchase. */
  before: SeenView
  /** The customer after the purchase. */
  view: SeenView
  onNext: () => void
  onStay: () => void
  onUndone: (undone: Undone) => void
}

/** The recorded purchase, what it earned, the rewards to hand over now, and an undo. */
export function DoneStage({ recorded, before, view, onNext, onStay, onUndone }: DoneStageProps) {
  const stage = useStart<HTMLDivElement>()
  const format = useFormat()
  const summary = useId()
  const customer = customerName(view.customer, format)
  const operation = view.recent.find(({ operation_id }) => operation_id === recorded.operation_id)
  return (
    <Stage
      ref={stage}
      className="mx-auto flex w-full max-w-xl flex-col gap-5 max-md:min-h-[calc(100dvh-8rem-var(--till-bar,0rem))] md:gap-6 md:max-xl:my-auto squat:gap-4"
    >
      <header id={summary} className="flex flex-col items-center gap-2 pt-2 text-center md:pt-6 squat:pt-2">
        <span
          aria-hidden
          className="grid size-16 animate-press-in place-items-center rounded-full bg-success-soft text-success-text"
        >
          <Check className="size-8" strokeWidth={3} />
        </span>
        <h1 className="display text-2xl tabular-nums">{titleOf(recorded, format.money)}</h1>
        <p dir="auto" className="max-w-full wrap-anywhere text-muted">
          {words.forCustomer(customer)}
        </p>
        <ToPay {...recorded} format={format} centred />
      </header>
      <DueNow
        recorded={recorded}
        customerId={view.customer.id}
        customer={customer}
        onRedeemed={() => focusStart(stage.current)}
      />
      <Earned recorded={recorded} before={before} />
      <div
        data-bar
        className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] shallow:static -mx-4 mt-auto flex flex-col gap-2 bg-canvas px-4 py-3 sm:mx-0 sm:px-0 md:static md:py-0 squat:sticky squat:bottom-0 squat:py-3"
      >
        <StageStatus place="over" />
        <Button variant="primary" size="large" aria-describedby={summary} onClick={onNext} {...startMark}>
          {tillTexts.customer.back}
        </Button>
        <div className="flex flex-wrap justify-center gap-2">
          {operation && <UndoButton {...{ operation, view, customer, onUndone }} size="medium" />}
          <Button variant="quiet" onClick={onStay}>
            {words.stay}
          </Button>
        </div>
      </div>
    </Stage>
  )
}

function titleOf({ amount, visit }: RecordedPurchase, money: (minor: number) => string): string {
  if (amount !== null) return words.recorded(money(amount))
  return visit.counted ? words.visit : words.noVisit
}

/** The cards as the purchase left them, with its stamps and points animated. */
function Earned({ recorded, before }: Pick<DoneStageProps, 'recorded' | 'before'>) {
  const business = useCardBusiness()
  const { amount, programs, rewards } = recorded
  const changed = programs.flatMap((effect) => {
    const card = before.cards.find(({ program }) => program.id === effect.program_id)
    if (!card || (effect.points === 0 && effect.stamps === 0)) return []
    const isFilled = rewards.some(({ program_id }) => program_id === effect.program_id)
    return [{ programId: effect.program_id, face: toCardAfter(card, effect, isFilled) }]
  })
  return (
    <section aria-label={words.earned} className="flex flex-col gap-4">
      <div className="flex flex-col items-center gap-2">
        <Effects
          amount={amount}
          programs={programs}
          rewards={rewards.filter(isCode)}
          format={useFormat()}
          centred
        />
        {[recorded.visit.reason, ...reasonsIn(recorded)].filter(Boolean).map((reason) => (
          <p key={reason} className="text-balance text-center text-muted text-sm">
            {reason}
          </p>
        ))}
      </div>
      <ul className="flex flex-wrap justify-center gap-4">
        {changed.map(({ programId, face }) => (
          <li key={programId} className="w-full max-w-68">
            <LoyaltyCard {...face} business={business} />
          </li>
        ))}
      </ul>
    </section>
  )
}
