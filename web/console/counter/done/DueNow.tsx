import { Check, Gift } from 'lucide-react'
import { useState } from 'react'
import type { RecordedPurchase } from '#server/loyalty/counter/contract.ts'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { RedeemButton } from '../rewards/RedeemButton.tsx'
import { texts } from '../texts.ts'

const words = texts.done

/** True for a rebate code: it reduces a later purchase and is not handed over. */
export const isCode = ({ type }: RecordedPurchase['rewards'][number]) => type === 'rebate_code'

type DueNowProps = {
  recorded: RecordedPurchase
  customerId: string
  customer: string
  onRedeemed: () => void
}

/** Rewards that this purchase earned, to be handed over right away. */
export function DueNow({ recorded, customerId, customer, onRedeemed }: DueNowProps) {
  const [redeemed, setRedeemed] = useState<string[]>([])
  const due = recorded.rewards.filter((reward) => !isCode(reward))
  if (due.length === 0) return null
  return (
    <section className="rounded-xl bg-success-soft p-4">
      <h2 className="mb-2 font-semibold text-success-text">{words.due}</h2>
      <ul className="flex flex-col gap-3">
        {due.map((reward) => (
          <li key={reward.id} className="flex flex-wrap items-center gap-3">
            <Gift aria-hidden className="size-6 shrink-0 text-success-text" />
            <p dir="auto" className="display min-w-0 flex-1 basis-40 wrap-anywhere text-xl">
              {reward.name}
            </p>
            {redeemed.includes(reward.id) ? (
              <Badge tone="success">
                <Check aria-hidden /> {texts.rewards.handedOver}
              </Badge>
            ) : (
              <RedeemButton
                reward={reward}
                customerId={customerId}
                customer={customer}
                onRedeemed={() => {
                  setRedeemed([...redeemed, reward.id])
                  onRedeemed()
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
