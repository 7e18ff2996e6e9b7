import { QrCode } from 'lucide-react'
import type { PortalReward } from '#server/portal/card/contract.ts'
import { app, call } from '#web/client/api.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'
import { About } from '#web/ui/buttons/About.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FieldError } from '#web/ui/fields/Field.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import type { Format } from '../format.ts'
import { useEntry } from '../sign-in/useEntry.ts'
import { texts } from '../texts.ts'

const t = texts.reward

const badges = {
  earned: { tone: 'success', text: t.available },
  redeemed: { tone: 'neutral', text: t.redeemed },
  expired: { tone: 'neutral', text: t.expired },
} as const

type RewardCardProps = {
  reward: PortalReward
  format: Format
  onShow: (reward: PortalReward) => void
  onChange: () => Promise<void>
}

/** One reward; its code and QR code are shown only while it can be used. */
export function RewardCard({ reward, format, onShow, onChange }: RewardCardProps) {
  const { tone, text } = badges[reward.status]
  const usable = reward.redemption_code !== null
  return (
    <article
      className={`flex h-full flex-col rounded-lg px-4 py-3 ${usable ? 'bg-surface shadow-soft' : 'border border-line'}`}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 dir="auto" className="wrap-anywhere min-w-0 font-semibold">
          {reward.name}
        </h3>
        <Badge tone={tone}>{text}</Badge>
      </div>
      {reward.description && (
        <p dir="auto" className="wrap-anywhere">
          {reward.description}
        </p>
      )}
      <div className="flex flex-wrap gap-x-4 text-muted text-sm">
        <p dir="auto" className="wrap-anywhere">
          {t.from(reward.program_name)}
        </p>
        <p>{t.earned(format.day(reward.earned_at))}</p>
      </div>
      {usable && <Use reward={reward} format={format} onShow={onShow} onChange={onChange} />}
    </article>
  )
}

function Use({ reward, format, onShow, onChange }: RewardCardProps) {
  return (
    <>
      {reward.expires_at && (
        <p className="text-sm text-warning-text">{t.expires(format.lastDay(reward.expires_at))}</p>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-2">
        <code dir="ltr" className="wrap-anywhere font-mono font-semibold text-lg tracking-wider">
          {reward.redemption_code}
        </code>
        <Button
          variant="primary"
          icon={<QrCode aria-hidden className="size-5" />}
          onClick={() => onShow(reward)}
        >
          {t.show}
          <About>{reward.name}</About>
        </Button>
      </div>
      {reward.cancellable && <CancelClaim reward={reward} onChange={onChange} />}
    </>
  )
}

function CancelClaim({ reward, onChange }: Pick<RewardCardProps, 'reward' | 'onChange'>) {
  const { busy, problem, run } = useEntry()
  const sendOnce = useSendOnce()
  const cancel = () =>
    void run(async () => {
      const param = { id: reward.id }
      await sendOnce(param, (key) =>
        call(
          app.portal['customer-rewards'][':id'].cancel.$post({ param, header: { 'idempotency-key': key } }),
        ),
      )
      await onChange()
    })
  return (
    <div className="mt-2">
      <Button
        variant="quiet"
        size="small"
        className="-ms-3"
        busy={busy}
        busyText={t.cancelling}
        onClick={cancel}
      >
        {t.cancel}
        <About>{reward.name}</About>
      </Button>
      {problem && <FieldError id={`cancel-${reward.id}`}>{problem.text}</FieldError>}
    </div>
  )
}
