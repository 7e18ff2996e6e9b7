import { type ReactNode, Suspense } from 'react'
import type { TillOffer } from '#server/loyalty/counter/contract.ts'
import { lockedText } from '#web/card/lockedTexts.ts'
import { About } from '#web/ui/buttons/About.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { useFormat } from '../../page/format.ts'
import type { SeenView } from '../seen.ts'
import { texts } from '../texts.ts'
import { useUnsettled } from '../writes/useIntents.ts'
import { sendingText, useWrite } from '../writes/useWrites.ts'
import type { Results } from '../writes/writes.ts'
import { NoAnswer } from './NoAnswer.tsx'

const GiveKept = lazyPart(() => import('./GiveKept.tsx'))

const words = texts.offers
/** The number of shown rewards that are still too expensive. */
const MOST_OUT_OF_REACH = 2

export type OffersProps = {
  view: SeenView
  customer: string
  onClaimed: (claimed: Results['claim']) => void
  onRefused: (reason: string) => void
  /** The reward was bought and handed over without a connection. */
  onKept: (text: string) => void
}

/** Rewards that the customer's points buy, the next ones in reach, and those sold out. */
export default function Offers({ view, onKept, ...more }: OffersProps) {
  const within = view.offers.filter(({ locked }) => !locked)
  const beyond = view.offers
    .filter(({ locked }) => locked && locked.reason !== 'sold_out')
    .slice(0, MOST_OUT_OF_REACH)
  const soldOut = view.offers.filter(({ locked }) => locked?.reason === 'sold_out')
  return (
    <Card title={words.title}>
      <ul className="-my-3 divide-y divide-line">
        {[...within, ...beyond, ...soldOut].map((offer) => (
          <Offer key={offer.id} offer={offer} customerId={view.customer.id} {...more}>
            {view.keptSince && (
              <GiveKept
                view={view}
                reward={offer}
                input={{ reward_id: offer.id, points: offer.points_price }}
                onKept={onKept}
              />
            )}
          </Offer>
        ))}
      </ul>
    </Card>
  )
}

type OfferProps = {
  offer: TillOffer
  customerId: string
  customer: string
  onClaimed: (claimed: Results['claim']) => void
  onRefused: (reason: string) => void
  /** In the place of the button that claims. */
  children: ReactNode
}

function Offer({ offer, customerId, customer, onClaimed, onRefused, children }: OfferProps) {
  const { number } = useFormat()
  const { id: rewardId, name, description, points_price, locked } = offer
  const claim = useWrite<'claim'>(onClaimed, onRefused)
  const pending = useUnsettled().find(({ write }) => write.kind === 'claim' && write.rewardId === rewardId)
  const unknown = pending && !pending.sending
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="wrap-anywhere font-semibold">
          {name}
        </p>
        <p dir="auto" className="wrap-anywhere text-muted text-sm">
          {[words.price(points_price, number(points_price)), description].filter(Boolean).join(' · ')}
        </p>
      </div>
      {locked ? (
        <span className="text-muted text-sm tabular-nums">{lockedText(locked, number)}</span>
      ) : children ? (
        <Suspense>{children}</Suspense>
      ) : (
        <Button
          busy={pending?.sending ?? false}
          busyText={sendingText(pending, words.claiming)}
          onClick={() => claim.mutate({ kind: 'claim', customerId, customer, rewardId, name })}
        >
          {unknown ? texts.retry : words.claim}
          <About>{name}</About>
        </Button>
      )}
      {unknown && <NoAnswer />}
    </li>
  )
}
