import type { ApiKeyView } from '#server/identity/api-keys/contract.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useRevokeApiKey } from './apiKeysQuery.ts'
import { texts } from './texts.ts'

const words = texts.revoking

type RevokeDialogProps = { apiKey: ApiKeyView; open: boolean; onOpenChange: (open: boolean) => void }

export default function RevokeDialog({ apiKey, open, onOpenChange }: RevokeDialogProps) {
  const { show } = useToast()
  const { mutate, isPending, error } = useRevokeApiKey()
  const revoke = () =>
    mutate(apiKey.id, {
      onSuccess: () => {
        show({ tone: 'success', title: words.done })
        onOpenChange(false)
      },
    })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(apiKey.name)}
      description={words.text}
      confirmLabel={words.confirm}
      busy={isPending}
      busyText={words.busy}
      danger
      error={error?.message}
      onConfirm={revoke}
    />
  )
}
