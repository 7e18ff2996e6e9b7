import { useEffect, useRef } from 'react'
import type { RecordedPurchase } from '#server/loyalty/counter/contract.ts'
import { shownIn } from '#web/outbox/keptOperation.ts'
import { PurchaseEffect } from '#web/till/PurchaseEffect.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { focusStart, startMark } from '#web/ui/focus/start.ts'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { useFormat } from '../../page/format.ts'
import type { KeptPurchase } from '../kept/KeptStage.tsx'
import { recordWords } from '../recordWords.ts'
import { StageStatus } from '../StageStatus.tsx'
import { texts } from '../texts.ts'
import type { SeenView } from '../tillQueries.ts'
import { useTyping } from '../useTyping.ts'
import { Asking } from '../writes/Asking.tsx'
import { AmountPad } from './AmountPad.tsx'
import { type Draft, hasActive, isAmountWanted, purchaseOf, withAmount, withHeldCode } from './draft.ts'
import { StampStepper } from './StampStepper.tsx'
import { UnknownPurchase } from './UnknownPurchase.tsx'
import { usePreview } from './usePreview.ts'
import { useRecord } from './useRecord.ts'

const words = texts.purchase

export type PurchasePanelProps = {
  view: SeenView
  customer: string
  draft: Draft
  onDraft: (draft: Draft) => void
  onRecorded: (recorded: RecordedPurchase) => void
  /** The purchase has no answer yet, and is kept on this device. */
  onKept: (purchase: KeptPurchase) => void
}

/** The amount, the stamps, what they give, and a big button to record the purchase. */
export function PurchasePanel({
  view,
  customer: identified,
  draft: kept,
  onDraft,
  onRecorded,
  onKept,
}: PurchasePanelProps) {
  const { customer, cards } = view
  const draft = withHeldCode(kept, view.rewards)
  const typed = purchaseOf(draft, cards)
  const { preview, error: previewError, stale, token } = usePreview({ customer_id: customer.id, ...typed })
  const shown = token ? preview : undefined
  const recording = useRecord(customer.id, identified, kept, {
    onRecorded,
    onKept: (operation) => onKept({ operation, shown }),
  })
  const { send, sending, sendingText, unknown, retry, forget, write, refusal } = recording
  // Only what the preview showed is recorded. Staff who are faster than the preview have seen only the cards.
  const seen = token
    ? { preview_token: token }
    : { seen_at: view.read_at, ...(view.own.length > 0 && { seen_operations: view.own }) }
  const record = () => recording.record({ ...typed, ...seen }, shown ? shownIn(shown) : null)
  const button = useRef<HTMLButtonElement>(null)
  const amountWanted = isAmountWanted(cards, draft)
  const amount = (
    <AmountPad
      customer={identified}
      wanted={amountWanted}
      keys={draft.keys}
      onKeys={(keys) => onDraft(withAmount(draft, keys))}
      onSubmit={() => (draft.keys === '' ? button.current?.focus() : record())}
    />
  )
  const panel = useRef<HTMLElement>(null)
  const format = useFormat()
  // Digits typed after a question or a refusal correct the amount.
  const putRight = () => {
    write.reset()
    focusStart(panel.current)
  }
  // Digits typed while a button or a box has the focus are the amount.
  useTyping({
    digit: (digit) => {
      if (unknown || digit === '+') return
      onDraft(withAmount(draft, draft.keys + digit))
      if (amountWanted) focusStart(panel.current)
    },
  })
  useEffect(() => {
    if (refusal) focusStart(panel.current)
  }, [refusal])
  const asking = <Asking error={write.error} sent={write.variables} onAgain={send} onClose={putRight} />
  if (unknown) return <UnknownPurchase input={unknown} onRetry={retry} onForget={forget} />
  return (
    <section
      ref={panel}
      aria-label={words.title}
      className="flex flex-col gap-4 max-md:gap-3 crammed:gap-2 md:sticky md:top-6 md:rounded-xl md:border md:border-line md:bg-surface md:p-5 squat:top-3 squat:gap-2.5 squat:p-3"
    >
      {draft.code && draft.keys === '' && (
        <p className="text-center text-warning-text">{words.codeNeedsAmount}</p>
      )}
      {(preview?.visit.reason || draft.again) && (
        <VisitNotice
          reason={preview?.visit.reason}
          again={draft.again}
          onAgain={(again) => onDraft({ ...draft, again })}
        />
      )}
      {amountWanted && amount}
      {hasActive(cards, 'stamp_card') && preview?.visit.counted !== false && (
        <StampStepper value={draft.stamps} onChange={(stamps) => onDraft({ ...draft, stamps })} />
      )}
      {!amountWanted && amount}
      {asking}
      <div
        data-bar
        className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] shallow:static z-10 -mx-4 flex flex-col gap-3 border-line border-t bg-canvas px-4 py-3 max-md:gap-2 max-md:py-2 crammed:gap-1.5 crammed:py-1.5 sm:-mx-6 sm:px-6 md:static md:m-0 md:border-0 md:bg-transparent md:p-0 squat:sticky squat:bottom-0 squat:-mx-3 squat:-mb-3 squat:gap-2 squat:rounded-b-xl squat:bg-surface squat:px-3 squat:pt-2 squat:pb-3"
      >
        <StageStatus place="over">
          {refusal ? (
            <div className="max-md:text-sm">
              <ErrorBanner message={refusal} />
            </div>
          ) : (
            <PurchaseEffect preview={preview} error={previewError} stale={stale} format={format} />
          )}
        </StageStatus>
        <RecordButton
          button={button}
          label={recordWords(typed, preview, format)}
          isStart={!amountWanted}
          sending={sending}
          sendingText={sendingText}
          onClick={record}
        />
      </div>
    </section>
  )
}

type VisitNoticeProps = {
  reason: string | null | undefined
  again: boolean
  onAgain: (again: boolean) => void
}

/** The reason why this does not count as a second visit, with a box to count it. */
function VisitNotice({ reason, again, onAgain }: VisitNoticeProps) {
  return (
    <div
      data-crowd="notice"
      className="rounded-md bg-info-soft px-4 py-2 text-sm max-md:py-1 crammed:py-0.5 squat:py-1"
    >
      {reason && (
        <p
          className="pt-1 [@media(max-height:700px)]:line-clamp-2 crammed-low:line-clamp-1 crammed:pt-0"
          title={reason}
        >
          {reason}
        </p>
      )}
      <Checkbox
        className="crammed:*:min-h-8 crammed:*:py-1"
        label={words.again}
        checked={again}
        onChange={(event) => onAgain(event.target.checked)}
      />
    </div>
  )
}

type RecordButtonProps = {
  button: React.RefObject<HTMLButtonElement | null>
  label: string
  isStart: boolean
  sending: boolean
  sendingText: string
  onClick: () => void
}

function RecordButton({ button, label, isStart, sending, sendingText, onClick }: RecordButtonProps) {
  return (
    <Button
      ref={button}
      variant="primary"
      size="large"
      className="crammed:h-12"
      busy={sending}
      busyText={sendingText}
      onClick={onClick}
      {...(isStart && startMark)}
    >
      {label}
    </Button>
  )
}
