import { ScanLine } from 'lucide-react'
import { Suspense } from 'react'
import type { Undone } from '#server/loyalty/counter/contract.ts'
import { CustomerHeader } from '#web/till/CustomerHeader.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { focusStart, useStart } from '#web/ui/focus/start.ts'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { customerName } from '../../customers/customerName.ts'
import { useFormat } from '../../page/format.ts'
import { useCardBusiness } from '../../page/useCardBusiness.ts'
import { KeptOfCustomer } from '../kept/KeptOfCustomer.tsx'
import { type Draft, hasActive, isAmountWanted, withHeldCode } from '../purchase/draft.ts'
import { PurchasePanel, type PurchasePanelProps } from '../purchase/PurchasePanel.tsx'
import { Rewards } from '../rewards/Rewards.tsx'
import { Stage } from '../Stage.tsx'
import { texts } from '../texts.ts'
import type { SeenView } from '../tillQueries.ts'
import { CardStrip } from './CardStrip.tsx'
import { NoPrograms } from './NoPrograms.tsx'
import { type Notice, type NoticeBoard, Notices } from './Notices.tsx'
import { PhoneProof } from './PhoneProof.tsx'

const Codes = lazyPart(() => import('../rewards/Codes.tsx'))
const Offers = lazyPart(() => import('../rewards/Offers.tsx'))
const Recent = lazyPart(() => import('./Recent.tsx'))
const KeptNotice = lazyPart(() => import('../keeping/KeptNotice.tsx'))
const ChoosePin = lazyPart(() => import('./ChoosePin.tsx'))

export type CustomerViewProps = Pick<PurchasePanelProps, 'onRecorded' | 'onKept'> & {
  view: SeenView
  board: NoticeBoard
  draft: Draft
  onDraft: (draft: Draft) => void
  /** The reward whose code opened this customer. */
  rewardId: string | undefined
  onNext: () => void
  onScan: () => void
}

/** A customer, with everything that can be done for them. */
export function CustomerView({
  view,
  board,
  rewardId,
  draft,
  onDraft,
  onRecorded,
  onKept,
  onNext,
  onScan,
}: CustomerViewProps) {
  const stage = useStart<HTMLDivElement>(view.rewards.some(({ id }) => id === rewardId))
  const format = useFormat()
  const business = useCardBusiness()
  const customer = customerName(view.customer, format)
  const onCode = (code: string | undefined) => {
    const { code: _before, ...rest } = draft
    onDraft(code ? { ...rest, code } : rest)
    if (code && draft.keys === '') focusStart(stage.current)
  }
  // The pressed button disappears and with it the focus. It moves so that digits typed next become the amount.
  const tellAndGoOn = (notice: Notice) => {
    board.tell(notice)
    focusStart(stage.current)
  }
  const undone = (result: Undone) => {
    board.tellUndone(result)
    focusStart(stage.current)
  }
  // A phone has room for either cards or pad. If an amount is needed, the pad comes first.
  const padFirst = isAmountWanted(view.cards, withHeldCode(draft, view.rewards))
  const cards =
    view.cards.length === 0 ? (
      <NoPrograms />
    ) : (
      <CardStrip cards={view.cards} rewards={view.rewards} business={business} format={format} />
    )
  return (
    <Stage ref={stage} className="flex flex-col gap-4 crammed:-mt-2 crammed:gap-2 md:gap-6 squat:gap-3">
      <div className="flex items-start justify-between gap-2">
        <CustomerHeader
          view={view}
          name={customer}
          phone={view.customer.phone && format.phone(view.customer.phone)}
          format={format}
          onBack={onNext}
        />
        <Button className="max-md:px-3" icon={<ScanLine aria-hidden className="size-5" />} onClick={onScan}>
          {texts.scan.open}
        </Button>
      </div>
      <div className="grid gap-4 crammed:gap-2 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr] md:gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-10">
        <div className="flex min-w-0 flex-col gap-4 empty:hidden crammed:gap-2">
          {view.keptSince && (
            <Suspense>
              <KeptNotice since={view.keptSince} gives={view.gives ?? false} />
            </Suspense>
          )}
          <Notices board={board} view={view} customer={customer} onUndone={undone} />
          <KeptOfCustomer
            customerId={view.customer.id}
            onTakenBack={() => tellAndGoOn({ text: texts.undo.done })}
          />
          <Rewards
            view={view}
            customer={customer}
            named={rewardId}
            code={draft.code}
            onCode={onCode}
            onRefused={board.tellRefused}
            onKept={(text) => tellAndGoOn({ text })}
            onCancelled={({ id, name }) => tellAndGoOn({ text: texts.rewards.cancelled(name), rewardId: id })}
            onRedeemed={({ id, name }, operationId) =>
              tellAndGoOn({ text: texts.rewards.redeemed(name), operationId, rewardId: id })
            }
          />
          {!padFirst && cards}
        </div>
        <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1">
          <PurchasePanel
            view={view}
            customer={customer}
            draft={draft}
            onDraft={onDraft}
            onRecorded={onRecorded}
            onKept={onKept}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {padFirst && cards}
          <PhoneProof
            customer={view.customer}
            onProven={() => tellAndGoOn({ text: texts.customer.proven })}
          />
          <Suspense>
            {view.offers.length > 0 && (
              <Offers
                view={view}
                customer={customer}
                onRefused={board.tellRefused}
                onKept={(text) => tellAndGoOn({ text })}
                onClaimed={({ operation_id, reward }) =>
                  tellAndGoOn({
                    text: texts.offers.claimed(reward.name),
                    operationId: operation_id,
                    rewardId: reward.id,
                  })
                }
              />
            )}
          </Suspense>
          <Suspense>
            {!view.keptSince && hasActive(view.cards, 'rebate_code') && (
              <Codes view={view} customer={customer} onRefused={board.tellRefused} />
            )}
          </Suspense>
          {!view.keptSince && (
            <Suspense>
              <Recent
                view={view}
                customer={customer}
                onUndone={undone}
                onRefunded={(text, detail) => tellAndGoOn({ text, detail })}
              />
            </Suspense>
          )}
          {view.customer.phone_proven_at && view.customer.portal_enabled && (
            <Suspense>
              <ChoosePin customerId={view.customer.id} customer={customer} />
            </Suspense>
          )}
        </div>
      </div>
    </Stage>
  )
}
