import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecordedPurchase, Undone } from '#server/loyalty/counter/contract.ts'
import { DoneStage } from '../done/DoneStage.tsx'
import { type KeptPurchase, KeptStage } from '../kept/KeptStage.tsx'
import { useNoteAnswers } from '../kept/useNoteAnswers.ts'
import { type Draft, draftAfter, useDraft } from '../purchase/draft.ts'
import { texts } from '../texts.ts'
import { type SeenView, tillViewQuery } from '../tillQueries.ts'
import { type TypedPhone, useTypedPhone } from '../typedPhone.ts'
import { CustomerFailed } from './CustomerFailed.tsx'
import { CustomerLoading } from './CustomerLoading.tsx'
import { CustomerMerged, survivorIn } from './CustomerMerged.tsx'
import { CustomerView } from './CustomerView.tsx'
import { useNotices } from './Notices.tsx'

export type CustomerStageProps = {
  customerId: string
  /** The reward whose code opened this customer. */
  rewardId: string | undefined
  onOpen: (found: { customerId: string }) => void
  onNext: () => void
  onScan: () => void
}

/** The customer at the till, and the purchase just recorded for them. */
export default function CustomerStage({ customerId, rewardId, onOpen, onNext, onScan }: CustomerStageProps) {
  const { data, error, refetch, isFetching } = useQuery(tillViewQuery(customerId))
  const [typed] = useTypedPhone()
  const view = data && withTyped(data, typed)
  const [draft, setDraft] = useDraft(customerId)
  const board = useNotices()
  useNoteAnswers(customerId)
  const [done, setDone] = useState<{ recorded: RecordedPurchase; before: SeenView; draft: Draft }>()
  const [kept, setKept] = useState<KeptPurchase & { before: SeenView; draft: Draft }>()
  const survivorId = survivorIn(error)
  // The customer was merged meanwhile, so nothing can be recorded for this one.
  if (survivorId) return <CustomerMerged onOpen={() => onOpen({ customerId: survivorId })} onNext={onNext} />
  if (!view) {
    if (!error) return <CustomerLoading />
    return <CustomerFailed error={error} busy={isFetching} onRetry={refetch} onNext={onNext} />
  }
  if (done) {
    const undone = (result: Undone) => {
      board.tellUndone(result)
      setDraft(draftAfter(result, done.draft))
      setDone(undefined)
    }
    return (
      <DoneStage {...done} view={view} onNext={onNext} onStay={() => setDone(undefined)} onUndone={undone} />
    )
  }
  if (kept) {
    const takenBack = () => {
      board.tell({ text: texts.undo.done })
      setDraft({ ...kept.draft, takenBack: true })
      setKept(undefined)
    }
    const answered = (recorded: RecordedPurchase) => {
      setDone({ recorded, before: kept.before, draft: kept.draft })
      setKept(undefined)
    }
    return (
      <KeptStage
        {...kept}
        view={view}
        onNext={onNext}
        onStay={() => setKept(undefined)}
        onTakenBack={takenBack}
        onRecorded={answered}
      />
    )
  }
  const recorded = (result: RecordedPurchase) => {
    board.clear()
    setDone({ recorded: result, before: view, draft })
    setDraft(undefined)
  }
  const keep = (purchase: KeptPurchase) => {
    board.clear()
    setKept({ ...purchase, before: view, draft })
    setDraft(undefined)
  }
  return (
    <CustomerView
      view={view}
      board={board}
      rewardId={rewardId}
      draft={draft}
      onDraft={setDraft}
      onRecorded={recorded}
      onKept={keep}
      onNext={onNext}
      onScan={onScan}
    />
  )
}

/** Somebody whom only this device knows is shown by the number that was typed. */
const withTyped = (view: SeenView, typed: TypedPhone | undefined): SeenView =>
  view.keptSince && typed?.customerId === view.customer.id
    ? { ...view, customer: { ...view.customer, phone: typed.phone } }
    : view
