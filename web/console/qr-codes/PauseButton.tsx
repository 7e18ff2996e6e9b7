import { Pause, Play } from 'lucide-react'
import type { QrCodeView } from '#server/loyalty/qr-codes/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { nameOf } from './drawQrCode.ts'
import { useSwitchQrCode } from './qrCodesQuery.ts'
import { texts } from './texts.ts'

const words = texts.card

/** Pauses a code, or resumes it. */
export function PauseButton({ qrCode }: { qrCode: QrCodeView }) {
  const { show } = useToast()
  const { mutate, isPending } = useSwitchQrCode(qrCode.id)
  const to = qrCode.active ? 'pause' : 'resume'
  const Icon = qrCode.active ? Pause : Play
  const press = () =>
    mutate(to, {
      onSuccess: () => show({ tone: 'success', title: words.switched[to](nameOf(qrCode)) }),
      onError: ({ message }) => show({ tone: 'danger', title: words.notSwitched, description: message }),
    })
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
