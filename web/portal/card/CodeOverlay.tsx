import { useEffect, useState } from 'react'
import type { PortalCard, PortalReward } from '#server/portal/card/contract.ts'
import { QrImage } from '#web/ui/qr/QrImage.tsx'
import { Overlay } from '../Overlay.tsx'
import { texts } from '../texts.ts'

const ASK_AGAIN_MS = 4000

/** The customer's code, or the code of one reward. A reward just claimed may not be on the card yet. */
export type Shown = 'customer' | Pick<PortalReward, 'id' | 'name' | 'redemption_code'>

type CodeOverlayProps = {
  card: PortalCard
  shown: Shown
  onReload: () => Promise<void>
  onClose: () => void
}

/**
 * The code that the till scans, large: the customer's, or that of one reward. While it is shown, the card is reloaded
 * regularly; the overlay closes after staff have used the code.
 */
export function CodeOverlay({ card, shown, onReload, onClose }: CodeOverlayProps) {
  const reward = shown === 'customer' ? null : (card.rewards.find(({ id }) => id === shown.id) ?? shown)
  const code = reward ? reward.redemption_code : card.customer.unique_customer_id
  useEffect(() => {
    const ask = () => document.visibilityState === 'visible' && void onReload()
    const timer = setInterval(ask, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [onReload])
  const { data: entries } = card.history
  const [atFirst] = useState(() => new Set(entries.map(({ id }) => id)))
  const isNews = entries.some(({ id }) => !atFirst.has(id))
  useEffect(() => {
    if (!code || isNews) onClose()
  }, [code, isNews, onClose])
  if (!code) return null
  return (
    <Overlay title={reward?.name ?? texts.identity.title} onClose={onClose}>
      <div className="flex flex-col items-center gap-4 text-center">
        <QrImage text={`regulars:${reward ? 'reward' : 'customer'}:${code}`} label={code} />
        <code dir="ltr" className="wrap-anywhere font-mono font-semibold text-xl tracking-widest">
          {code}
        </code>
        <p className="text-muted">{reward ? texts.reward.showHint : texts.identity.hint}</p>
      </div>
    </Overlay>
  )
}
