import { Pause, Play } from 'lucide-react'
import type { QrCodeView } from '#server/loyalty/qr-codes/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { nameOf } from './drawQrCode.ts'
import { useSwitchQrCode } from './qrCodesQuery.ts'
import { texts } from './texts.ts'

const words = texts.card

/** Pauses a code, or resumes it. */
export function PauseButton({ qrCode }: { qrCode: QrCodeView }) {
  const report = useReport()
  const { mutate, isPending } = useSwitchQrCode(qrCode.id)
  const to = qrCode.active ? 'pause' : 'resume'
  const Icon = qrCode.active ? Pause : Play
  const press = () =>
    mutate(to, report({ done: words.switched[to](nameOf(qrCode)), failed: words.notSwitched }))
  return (
    <Button
      size="small"
      icon={<Icon aria-hidden className="size-4" />}
      aria-label={`${words[to]} ${nameOf(qrCode)}`}
      busy={isPending}
      busyText={words.switching}
      onClick={press}
    >
      {words[to]}
    </Button>
  )
}
