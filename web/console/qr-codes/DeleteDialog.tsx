import type { QrCodeView } from '#server/loyalty/qr-codes/contract.ts'
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { useConfirmed } from '../forms/useConfirmed.ts'
import { nameOf } from './drawQrCode.ts'
import { useDeleteQrCode } from './qrCodesQuery.ts'
import { texts } from './texts.ts'

const words = texts.remove

type DeleteDialogProps = DialogShown & { qrCode: QrCodeView }

export default function DeleteDialog({ qrCode, ...shown }: DeleteDialogProps) {
  const confirmed = useConfirmed(useDeleteQrCode(), qrCode.id, words, shown.onOpenChange)
  return (
    <ConfirmDialog
      {...shown}
      {...confirmed}
      title={words.title(nameOf(qrCode))}
      description={words.text}
      confirmLabel={words.confirm}
      busyText={words.deleting}
      danger
    />
  )
}
