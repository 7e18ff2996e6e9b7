import type { ApiKeyView } from '#server/identity/api-keys/contract.ts'
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { useConfirmed } from '../forms/useConfirmed.ts'
import { useRevokeApiKey } from './apiKeysQuery.ts'
import { texts } from './texts.ts'

const words = texts.revoking

type RevokeDialogProps = DialogShown & { apiKey: ApiKeyView }

export default function RevokeDialog({ apiKey, ...shown }: RevokeDialogProps) {
  const confirmed = useConfirmed(useRevokeApiKey(), apiKey.id, words, shown.onOpenChange)
  return (
    <ConfirmDialog
      {...shown}
      {...confirmed}
      title={words.title(apiKey.name)}
      description={words.text}
      confirmLabel={words.confirm}
      busyText={words.busy}
      danger
    />
  )
}
