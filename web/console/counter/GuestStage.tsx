import { useQuery } from '@tanstack/react-query'
import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import type { RecordedPurchase } from '#server/counter/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useFormat } from '../format.ts'
import { CardStrip } from './CardStrip.tsx'
import { DoneStage } from './DoneStage.tsx'
import { type Draft, useDraft } from './draft.ts'
import { GuestHeader, PhoneProof } from './GuestHeader.tsx'
import { GuestLoading } from './GuestLoading.tsx'
import { guestName } from './guestName.ts'
import { Offers } from './Offers.tsx'
import { PurchasePanel } from './PurchasePanel.tsx'
import { Recent } from './Recent.tsx'
import { Redeemed, useRedeemed } from './Redeemed.tsx'
import { Rewards } from './Rewards.tsx'
import { focusStart, useStart } from './start.ts'
import { texts } from './texts.ts'
import { type SeenView, tillViewQuery } from './tillQueries.ts'

const words = texts.guest

export type GuestStageProps = {
  customerId: string
  /** The reward whose code led here. */
  rewardId: string | undefined
  onNext: () => void
  onScan: () => void
}

/** The guest at the till, and what has just been recorded for them. */
export function GuestStage({ customerId, rewardId, onNext, onScan }: GuestStageProps) {
  const { data: view, error, refetch, isFetching } = useQuery(tillViewQuery(customerId))
  const [draft, setDraft] = useDraft(customerId)
  const [done, setDone] = useState<{ recorded: RecordedPurchase; before: SeenView; draft: Draft }>()
  if (!view) {
    if (!error) return <GuestLoading />
    return <GuestFailed error={error} busy={isFetching} onRetry={refetch} onNext={onNext} />
  }
  if (done) {
    const undone = () => {
      // A slip of the thumb is corrected, not typed again.
      setDraft(done.draft)
      setDone(undefined)
    }
    return (
      <DoneStage {...done} view={view} onNext={onNext} onStay={() => setDone(undefined)} onUndone={undone} />
    )
  }
  const recorded = (result: RecordedPurchase) => {
    setDone({ recorded: result, before: view, draft })
    setDraft(undefined)
  }
  return (
    <GuestView
      view={view}
      rewardId={rewardId}
      draft={draft}
      onDraft={setDraft}
      onRecorded={recorded}
      onNext={onNext}
      onScan={onScan}
    />
  )
}

type GuestViewProps = Omit<GuestStageProps, 'customerId'> & {
  view: SeenView
  draft: Draft
  onDraft: (draft: Draft) => void
  onRecorded: (recorded: RecordedPurchase) => void
}

function GuestView({ view, rewardId, draft, onDraft, onRecorded, onNext, onScan }: GuestViewProps) {
  const stage = useStart<HTMLDivElement>(view.rewards.some(({ id }) => id === rewardId))
  const guest = guestName(view.customer, useFormat())
  const [redeemed, redeemedNow, taken] = useRedeemed()
  const onCode = (code: string | undefined) => {
    const { code: _before, ...rest } = draft
    onDraft(code ? { ...rest, code } : rest)
    if (code && draft.keys === '') focusStart(stage.current)
  }
  return (
    <div ref={stage} className="flex flex-col gap-4 md:gap-6">
      <div className="flex items-start justify-between gap-2">
        <GuestHeader view={view} onBack={onNext} />
        <IconButton variant="secondary" label={texts.scan.open} icon={<ScanLine />} onClick={onScan} />
      </div>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr] md:gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-10">
        <div className="flex min-w-0 flex-col gap-4 empty:hidden">
          <Redeemed rewards={redeemed} view={view} guest={guest} onUndone={taken} />
          <Rewards
            view={view}
            guest={guest}
            named={rewardId}
            code={draft.code}
            onCode={onCode}
            onRedeemed={(reward, operationId) => {
              redeemedNow(reward, operationId)
              // Its row goes, and with it the focus.
              focusStart(stage.current)
            }}
          />
        </div>
        <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1">
          <PurchasePanel view={view} guest={guest} draft={draft} onDraft={onDraft} onRecorded={onRecorded} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <PhoneProof customer={view.customer} />
          <CardStrip cards={view.cards} rewards={view.rewards} />
          <Offers view={view} guest={guest} />
          <Recent view={view} guest={guest} />
        </div>
      </div>
    </div>
  )
}

type GuestFailedProps = { error: Error; busy: boolean; onRetry: () => void; onNext: () => void }

function GuestFailed({ error, busy, onRetry, onNext }: GuestFailedProps) {
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <div className="flex flex-col gap-4">
      <h1 className="display text-xl">{texts.title}</h1>
      <Banner
        tone="danger"
        title={words.failed}
        live
        action={
          !gone && (
            <Button busy={busy} onClick={onRetry}>
              {texts.retry}
            </Button>
          )
        }
      >
        {gone ? words.gone : error.message}
      </Banner>
      <Button className="self-start" onClick={onNext}>
        {words.back}
      </Button>
    </div>
  )
}
