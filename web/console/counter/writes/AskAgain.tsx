import type { PurchasePreview } from '#server/loyalty/counter/contract.ts'
import type { ApiError } from '#web/client/api.ts'
import { shownIn } from '#web/outbox/keptOperation.ts'
import { PurchaseEffect } from '#web/till/PurchaseEffect.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import { useFormat } from '../../page/format.ts'
import { recordWords } from '../recordWords.ts'
import { askTexts } from './askTexts.ts'
import type { PurchaseWrite } from './writes.ts'

type AskAgainProps = {
  error: ApiError
  sent: PurchaseWrite
  onAgain: (write: PurchaseWrite) => void
  onClose: () => void
}

/** Says what is unusual, or what changed meanwhile, before anything is recorded. */
export default function AskAgain({ error, sent, onAgain, onClose }: AskAgainProps) {
  const format = useFormat()
  const { input, customer } = sent
  const preview = error.details.preview as PurchasePreview | undefined
  const again = preview ? { preview_token: preview.preview_token } : { confirm_amount: true }
  const unusual = error.details.usual === null ? askTexts.unusual.titleOfNew : askTexts.unusual.title
  const asked = preview ? askTexts.changed : askTexts.unusual
  const amount = input.amount === undefined ? undefined : format.money(input.amount)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={preview ? askTexts.changed.title(customer) : unusual(amount!)}
      description={preview ? askTexts.changed.text : askTexts.unusual.text(customer)}
      confirmLabel={recordWords(input, preview, format)}
      cancelLabel={asked.back}
      doubtful={!preview}
      onConfirm={() =>
        onAgain({ ...sent, input: { ...input, ...again }, shown: preview ? shownIn(preview) : sent.shown })
      }
    >
      {preview && (
        <div className="flex flex-col gap-2 rounded-md bg-quiet p-4">
          <PurchaseEffect preview={preview} error={null} stale={false} format={format} />
          {preview.visit.reason && <p className="text-muted text-sm">{preview.visit.reason}</p>}
        </div>
      )}
    </ConfirmDialog>
  )
}
