import { Copy, Download, ExternalLink, Printer } from 'lucide-react'
import type { QrCodeView } from '#server/loyalty/qr-codes/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Dialog, DialogActions } from '#web/ui/dialogs/Dialog.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useCopy } from '#web/ui/notices/useCopy.ts'
import { downloadQrCode, nameOf } from './drawQrCode.ts'
import { QrPicture } from './QrPicture.tsx'
import { texts } from './texts.ts'

type PreviewDialogProps = {
  qrCode: QrCodeView
  open: boolean
  onOpenChange: (open: boolean) => void
  onPrint: () => void
}

/** The code large enough to scan from the screen, and its address. */
export default function PreviewDialog({ qrCode, open, onOpenChange, onPrint }: PreviewDialogProps) {
  const { show } = useToast()
  const name = nameOf(qrCode)
  const copy = useCopy({ copied: texts.preview.copied, notCopied: texts.preview.copyFailed })
  const download = () =>
    downloadQrCode(qrCode).catch(() => show({ tone: 'danger', title: texts.downloadFailed }))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={name}
      description={texts.preview.hint}
      size="medium"
    >
      <div className="grid place-items-center">
        <QrPicture url={qrCode.url} label={texts.card.image(name)} size="preview" />
        <p className="mt-3 select-all text-center font-mono text-muted text-sm wrap-anywhere">{qrCode.url}</p>
      </div>
      <DialogActions>
        <a href={qrCode.url} target="_blank" rel="noopener" className={buttonClass('quiet')}>
          <ExternalLink aria-hidden className="size-4" />
          {texts.preview.open}
        </a>
        <Button icon={<Copy aria-hidden className="size-4" />} onClick={() => copy(qrCode.url)}>
          {texts.preview.copy}
        </Button>
        <Button icon={<Download aria-hidden className="size-4" />} onClick={download}>
          {texts.card.download}
        </Button>
        <Button variant="primary" reads icon={<Printer aria-hidden className="size-4" />} onClick={onPrint}>
          {texts.card.print}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
