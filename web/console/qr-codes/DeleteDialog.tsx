import type { QrCodeView } from '#server/loyalty/qr-codes/contract.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { nameOf } from './drawQrCode.ts'
import { useDeleteQrCode } from './qrCodesQuery.ts'
import { texts } from './texts.ts'

type DeleteDialogProps = { qrCode: QrCodeView; open: boolean; onOpenChange: (open: boolean) => void }

export default function DeleteDialog({ qrCode, open, onOpenChange }: DeleteDialogProps) {
  const { show } = useToast()
  const { mutate, isPending, error } = useDeleteQrCode()
  const remove = () =>
    mutate(qrCode.id, {
      onSuccess: () => {
        show({ tone: 'success', title: texts.remove.done })
        onOpenChange(false)
      },
    })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.remove.title(nameOf(qrCode))}
      description={texts.remove.text}
      confirmLabel={texts.remove.confirm}
      busy={isPending}
      busyText={texts.remove.deleting}
      danger
      error={error?.message}
      onConfirm={remove}
    />
  )
}
