import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { QrImage } from '#web/ui/qr/QrImage.tsx'
import { useNow } from '../useNow.ts'
import { pinTexts } from './pinTexts.ts'

export type PinCodeDialogProps = {
  customer: string
  /** The request of the code from the server. */
  code: {
    isPending: boolean
    error: Error | null
    submittedAt: number
    data: { link: string; seconds: number } | undefined
  }
  open: boolean
  onOpenChange: (open: boolean) => void
  onAnother: () => void
}

/** The QR code, shown large while it is valid. */
export default function PinCodeDialog({ customer, code, open, onOpenChange, onAnother }: PinCodeDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={pinTexts.title(customer)}
      description={pinTexts.text}
      size="small"
    >
      <div className="flex flex-col items-center gap-4">
        {code.isPending ? (
          <Skeleton className="aspect-square w-full max-w-72 rounded-md" />
        ) : code.data ? (
          <ShownCode {...code.data} since={code.submittedAt} onAnother={onAnother} />
        ) : (
          <Ended tone="danger" text={code.error?.message ?? ''} again={pinTexts.retry} onAgain={onAnother} />
        )}
      </div>
    </Dialog>
  )
}

type ShownCodeProps = { link: string; seconds: number; since: number; onAnother: () => void }

function ShownCode({ link, seconds, since, onAnother }: ShownCodeProps) {
  const left = Math.ceil((since + seconds * 1000 - useNow(0, true)) / 1000)
  if (left <= 0)
    return <Ended tone="warning" text={pinTexts.ended} again={pinTexts.another} onAgain={onAnother} />
  return (
    <>
      <QrImage text={link} label={pinTexts.code} />
      <p role="timer" className="text-muted tabular-nums">
        {pinTexts.left(Math.floor(left / 60), String(left % 60).padStart(2, '0'))}
      </p>
    </>
  )
}

type EndedProps = { tone: 'danger' | 'warning'; text: string; again: string; onAgain: () => void }

/** Shown instead of a code: the reason why there is none, and a button for another. */
function Ended({ tone, text, again, onAgain }: EndedProps) {
  return (
    <>
      <Banner tone={tone} live>
        {text}
      </Banner>
      <Button variant="primary" onClick={onAgain}>
        {again}
      </Button>
    </>
  )
}
