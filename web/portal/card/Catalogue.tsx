import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { PortalProgram } from '#server/portal/card/contract.ts'
import { lockedText } from '#web/card/lockedTexts.ts'
import { app, call } from '#web/client/api.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import type { Format } from '../format.ts'
import { Overlay } from '../Overlay.tsx'
import { useEntry } from '../sign-in/useEntry.ts'
import { texts } from '../texts.ts'
import type { Shown } from './CodeOverlay.tsx'

const t = texts.program

type Offer = PortalProgram['catalogue'][number]
type Claimed = Exclude<Shown, 'customer'>
type CatalogueProps = {
  offers: Offer[]
  /** Open at first, unless there is an unused reward, which matters more than what points could buy. */
  open: boolean
  format: Format
  /** Called with the claimed reward. */
  onChange: (claimed: string) => Promise<void>
  onShow: (shown: Shown) => void
}

/** The rewards that points buy, and what is still missing for them. */
export function Catalogue({ offers, open, format, onChange, onShow }: CatalogueProps) {
  const [wanted, setWanted] = useState<Offer | null>(null)
  if (offers.length === 0) return null
  return (
    <details open={open} className="group mt-2 border-line border-t">
      <summary className="flex min-h-11 list-none items-center justify-between font-semibold text-sm">
        {t.spend}
        <ChevronDown aria-hidden className="size-4 transition group-open:rotate-180" />
      </summary>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id} className="flex min-h-12 items-center justify-between gap-3">
            <div className="min-w-0">
              <p dir="auto" className="wrap-anywhere">
                {offer.name}
              </p>
              <p className="text-muted text-sm">{t.price(offer.points_price, format)}</p>
            </div>
            {offer.locked ? (
              <span className="shrink-0 text-muted text-sm">{lockedText(offer.locked, format.number)}</span>
            ) : (
              <Button size="small" onClick={() => setWanted(offer)}>
                {t.claim}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {wanted && (
        <ClaimOverlay
          offer={wanted}
          format={format}
          onClose={() => setWanted(null)}
          onClaimed={async (claimed) => {
            await onChange(claimed.id)
            setWanted(null)
            onShow(claimed)
          }}
        />
      )}
    </details>
  )
}

type ClaimOverlayProps = {
  offer: Offer
  format: Format
  onClose: () => void
  onClaimed: (claimed: Claimed) => Promise<void>
}

function ClaimOverlay({ offer, format, onClose, onClaimed }: ClaimOverlayProps) {
  const { busy, problem, run } = useEntry()
  const sendOnce = useSendOnce()
  const claim = () =>
    void run(async () => {
      const param = { id: offer.id }
      const { customer_reward_id, redemption_code } = await sendOnce(param, (key) =>
        call(app.portal.rewards[':id'].claim.$post({ param, header: { 'idempotency-key': key } })),
      )
      await onClaimed({ id: customer_reward_id, name: offer.name, redemption_code })
    })
  return (
    <Overlay title={offer.name} onClose={onClose}>
      {offer.description && (
        <p dir="auto" className="wrap-anywhere mb-2">
          {offer.description}
        </p>
      )}
      <p className="text-muted">{t.claimAsk(offer.points_price, format)}</p>
      {problem && (
        <div className="mt-4">
          <Banner tone="danger" live>
            {problem.text}
          </Banner>
        </div>
      )}
      <div className="mt-6 flex flex-col gap-2">
        <Button variant="primary" size="large" busy={busy} busyText={t.claiming} onClick={claim}>
          {t.claim}
        </Button>
        <Button size="large" variant="quiet" onClick={onClose}>
          {t.notNow}
        </Button>
      </div>
    </Overlay>
  )
}
