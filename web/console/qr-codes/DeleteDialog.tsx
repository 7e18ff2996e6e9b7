import type { QrCodeView } from '#server/loyalty/qr-codes/contract.ts'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { ConfirmedChange } from '../forms/ConfirmedChange.tsx'
import { nameOf } from './drawQrCode.ts'
import { useDeleteQrCode } from './qrCodesQuery.ts'
import { texts } from './texts.ts'

type DeleteDialogProps = DialogShown & { qrCode: QrCodeView }

export default function DeleteDialog({ qrCode, ...shown }: DeleteDialogProps) {
  const words = { ...texts.remove, title: texts.remove.title(nameOf(qrCode)) }
  return <ConfirmedChange {...shown} change={useDeleteQrCode()} input={qrCode.id} words={words} danger />
}
