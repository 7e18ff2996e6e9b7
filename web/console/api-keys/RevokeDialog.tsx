import type { ApiKeyView } from '#server/identity/api-keys/contract.ts'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { ConfirmedChange } from '../forms/ConfirmedChange.tsx'
import { useRevokeApiKey } from './apiKeysQuery.ts'
import { texts } from './texts.ts'

type RevokeDialogProps = DialogShown & { apiKey: ApiKeyView }

export default function RevokeDialog({ apiKey, ...shown }: RevokeDialogProps) {
  const words = { ...texts.revoking, title: texts.revoking.title(apiKey.name) }
  return <ConfirmedChange {...shown} change={useRevokeApiKey()} input={apiKey.id} words={words} danger />
}
