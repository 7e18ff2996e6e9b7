import { useEffect } from 'react'
import type { PortalCard, PortalReward } from '#server/portal/contract.ts'
import { Overlay } from './Overlay.tsx'
import { QrImage } from './QrImage.tsx'
import { texts } from './texts.ts'

const ASK_AGAIN_MS = 4000

type CodeOverlayProps = {
  card: PortalCard
  shown: PortalReward | 'guest'
  onReload: () => Promise<void>
  onClose: () => void
}

/**
 * What the till scans, large: who the guest is, or one reward. While it is held out the card is read again
 * and again, so that what the staff do shows as soon as it is done; a used reward closes.
 */
export function CodeOverlay({ card, shown, onReload, onClose }: CodeOverlayProps) {
  const reward = shown === 'guest' ? null : card.rewards.find(({ id }) => id === shown.id)
  const code = reward ? reward.redemption_code : card.customer.unique_customer_id
  useEffect(() => {
    const timer = setInterval(onReload, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [onReload])
  useEffect(() => {
    if (shown !== 'guest' && !code) onClose()
  }, [shown, code, onClose])
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
