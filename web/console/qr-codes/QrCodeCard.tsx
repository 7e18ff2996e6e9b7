import { Download, Eye, Printer, ScanLine, Trash2, UserPlus } from 'lucide-react'
import type { QrCodeView } from '#server/loyalty/qr-codes/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useFormat } from '../page/format.ts'
import { downloadQrCode, nameOf } from './drawQrCode.ts'
import { PauseButton } from './PauseButton.tsx'
import { QrPicture } from './QrPicture.tsx'
import { texts } from './texts.ts'

type QrCodeCardProps = { qrCode: QrCodeView; onView: () => void; onPrint: () => void; onDelete: () => void }

/** One code: its picture, its results and its actions. */
export function QrCodeCard({ qrCode, onView, onPrint, onDelete }: QrCodeCardProps) {
  const { show } = useToast()
  const name = nameOf(qrCode)
  const download = () =>
    downloadQrCode(qrCode).catch(() => show({ tone: 'danger', title: texts.downloadFailed }))
  return (
    <li className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div
        className={`grid place-items-center rounded-md bg-quiet p-4 ${qrCode.active ? '' : 'opacity-60 grayscale'}`}
      >
        <QrPicture url={qrCode.url} label={texts.card.image(name)} size="card" />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <h2 dir="auto" className="min-w-0 font-semibold text-lg wrap-anywhere">
            {name}
          </h2>
          <IconButton
            size="small"
            className="-my-1 shrink-0"
            label={texts.card.delete(name)}
            icon={<Trash2 />}
            onClick={onDelete}
          />
        </div>
        <Facts qrCode={qrCode} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button
          size="small"
          aria-label={`${texts.card.view} ${name}`}
          icon={<Eye aria-hidden className="size-4" />}
          onClick={onView}
        >
          {texts.card.view}
        </Button>
        <Button
          size="small"
          aria-label={`${texts.card.download} ${name}`}
          icon={<Download aria-hidden className="size-4" />}
          onClick={download}
        >
          {texts.card.download}
        </Button>
        <Button
          size="small"
          aria-label={`${texts.card.print} ${name}`}
          icon={<Printer aria-hidden className="size-4" />}
          onClick={onPrint}
        >
          {texts.card.print}
        </Button>
        <PauseButton qrCode={qrCode} />
      </div>
    </li>
  )
}

function Facts({ qrCode }: { qrCode: QrCodeView }) {
  const { number, percent, since } = useFormat()
  const { scan_count, signup_count, custom_url, active, created_at } = qrCode
  // Unknown for codes that lead elsewhere: their visitors cannot be followed.
  const share =
    !custom_url && scan_count > 0 && texts.card.share(percent(Math.round((100 * signup_count) / scan_count)))
  return (
    <>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 tabular-nums [&_svg]:size-4">
        <span className="inline-flex items-center gap-1.5">
          <ScanLine aria-hidden />
          {texts.card.scans(number(scan_count), scan_count)}
        </span>
        {!custom_url && (
          <span className="inline-flex items-center gap-1.5">
            <UserPlus aria-hidden />
            {texts.card.signUps(number(signup_count), signup_count)}
          </span>
        )}
      </p>
      <p className="mt-1 text-muted text-sm">
        {[share, texts.card.made(since(created_at))].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {custom_url && <Badge tone="info">{texts.card.leadsTo(new URL(custom_url).host)}</Badge>}
        {!active && <Badge tone="warning">{texts.card.paused}</Badge>}
      </p>
      {!active && <p className="mt-1 text-muted text-sm">{texts.card.pausedNote}</p>}
    </>
  )
}
