import { Check, Gift, TicketPercent } from 'lucide-react'
import { type RefObject, Suspense, useEffect, useRef } from 'react'
import type { TillView } from '#server/loyalty/counter/contract.ts'
import { lastDay } from '#web/card/program.ts'
import { About } from '#web/ui/buttons/About.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { useFormat } from '../../page/format.ts'
import type { SeenView } from '../seen.ts'
import { texts } from '../texts.ts'
import { CancelClaim } from './CancelClaim.tsx'
import { RedeemButton } from './RedeemButton.tsx'

const words = texts.rewards
export type HeldReward = TillView['rewards'][number]

const GiveKept = lazyPart(() => import('./GiveKept.tsx'))

export type RewardsProps = {
  view: SeenView
  customer: string
  /** The reward whose code was scanned. */
  named: string | undefined
  /** The rebate code on the purchase. */
  code: string | undefined
  onCode: (code: string | undefined) => void
  onRedeemed: (reward: HeldReward, operationId: string) => void
  onCancelled: (reward: HeldReward) => void
  onRefused: (reason: string) => void
  /** The reward was handed over without a connection. */
  onKept: (text: string) => void
}

/** The rewards the customer can use now. Rebate codes reduce the purchase, everything else is handed out. */
export function Rewards({
  view,
  customer,
  named,
  code,
  onCode,
  onRedeemed,
  onCancelled,
  onRefused,
  onKept,
}: RewardsProps) {
  if (view.rewards.length === 0) return null
  return (
    <section
      data-crowd="reward"
      className="md:rounded-lg md:border md:border-line md:bg-surface md:px-6 md:pt-6 md:pb-3"
    >
      <h2 className="font-semibold text-lg max-md:sr-only md:mb-1">{words.title}</h2>
      <ul className="gap-2 max-md:-mx-4 max-md:flex max-md:overflow-x-auto max-md:px-4 md:divide-y md:divide-line">
        {view.rewards.map((reward) => (
          <RewardRow key={reward.id} reward={reward} isNamed={reward.id === named}>
            {view.keptSince ? (
              <Suspense>
                <GiveKept
                  view={view}
                  reward={reward}
                  input={{ customer_reward_id: reward.id }}
                  onKept={onKept}
                />
              </Suspense>
            ) : reward.type === 'rebate_code' ? (
              <CodeButton reward={reward} code={code} onCode={onCode} />
            ) : (
              <RedeemButton
                reward={reward}
                customerId={view.customer.id}
                customer={customer}
                onRedeemed={(operationId) => onRedeemed(reward, operationId)}
                onRefused={onRefused}
              />
            )}
            {reward.points_back !== null && (
              <CancelClaim
                reward={reward}
                points={reward.points_back}
                customerId={view.customer.id}
                customer={customer}
                onCancelled={() => onCancelled(reward)}
              />
            )}
          </RewardRow>
        ))}
      </ul>
    </section>
  )
}

type RewardRowProps = { reward: HeldReward; isNamed: boolean; children: React.ReactNode }

function RewardRow({ reward, isNamed, children }: RewardRowProps) {
  const { date } = useFormat()
  const row = useNamed(isNamed)
  const Icon = reward.type === 'rebate_code' ? TicketPercent : Gift
  return (
    <li
      ref={row}
      className={`flex flex-wrap items-center gap-3 py-3 max-md:w-[19rem] max-md:shrink-0 max-md:rounded-lg max-md:border max-md:border-line max-md:px-3 max-md:py-2 max-md:only:w-full crammed:py-0.5 ${isNamed ? 'bg-accent-soft md:-mx-6 md:px-6' : 'max-md:bg-surface'}`}
    >
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text max-xl:hidden [&>svg]:size-5"
      >
        <Icon />
      </span>
      <div className="min-w-0 flex-1 basis-32">
        <p dir="auto" className="wrap-anywhere font-semibold max-md:truncate">
          {reward.name}
        </p>
        <Facts className="text-muted text-sm">
          {reward.redemption_code && <span className="font-mono">{reward.redemption_code}</span>}
          {reward.expires_at && <span>{words.until(date(lastDay(reward.expires_at)))}</span>}
        </Facts>
      </div>
      {children}
    </li>
  )
}

/** Scrolls a scanned reward into view and focuses its button. */
function useNamed(isNamed: boolean): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isNamed) return
    row.current?.scrollIntoView({ block: 'nearest' })
    row.current?.querySelector('button')?.focus()
  }, [isNamed])
  return row
}

function CodeButton({
  reward,
  code,
  onCode,
}: Pick<RewardsProps, 'code' | 'onCode'> & { reward: HeldReward }) {
  const used = code === reward.redemption_code
  return (
    <Button
      aria-pressed={used}
      variant={used ? 'primary' : 'secondary'}
      icon={used && <Check aria-hidden className="size-4" />}
      onClick={() => onCode(used ? undefined : reward.redemption_code)}
    >
      {used ? words.used : words.use}
      <About>{reward.name}</About>
    </Button>
  )
}
