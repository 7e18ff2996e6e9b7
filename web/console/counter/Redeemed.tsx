import { useState } from 'react'
import { Banner } from '#web/ui/Banner.tsx'
import type { HeldReward } from './Rewards.tsx'
import { texts } from './texts.ts'
import type { SeenView } from './tillQueries.ts'
import { UndoButton } from './UndoButton.tsx'

export type RedeemedReward = { name: string; operationId: string }

/** What was handed over since this guest was opened. */
export function useRedeemed(): [
  redeemed: RedeemedReward[],
  add: (reward: HeldReward, operationId: string) => void,
  remove: (operationId: string) => void,
] {
  const [redeemed, setRedeemed] = useState<RedeemedReward[]>([])
  const without = (operationId: string) => redeemed.filter((reward) => reward.operationId !== operationId)
  return [
    redeemed,
    ({ name }, operationId) => setRedeemed([...without(operationId), { name, operationId }]),
    (operationId) => setRedeemed(without(operationId)),
  ]
}

export type RedeemedProps = {
  rewards: RedeemedReward[]
  view: SeenView
  guest: string
  onUndone: (operationId: string) => void
}

/** Rewards handed over just now, each with its Undo. */
export function Redeemed({ rewards, view, guest, onUndone }: RedeemedProps) {
  return rewards.map(({ name, operationId }) => {
    const operation = view.recent.find(({ operation_id }) => operation_id === operationId)
    if (operation?.undone) return null
    return (
      <Banner
        key={operationId}
        tone="success"
        title={texts.rewards.redeemed(name)}
        live
        action={
          operation && (
            <UndoButton
              operation={operation}
              customerId={view.customer.id}
              guest={guest}
              clockAhead={view.clockAhead}
              onUndone={() => onUndone(operationId)}
            />
          )
        }
      />
    )
  })
}
