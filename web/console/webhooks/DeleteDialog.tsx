import type { WebhookEndpointView } from '#server/integrations/webhooks/contract.ts'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { ConfirmedChange } from '../forms/ConfirmedChange.tsx'
import { addressOf } from './addressOf.ts'
import { texts } from './texts.ts'
import { useDeleteEndpoint } from './useWebhooks.ts'

type DeleteDialogProps = DialogShown & { endpoint: WebhookEndpointView }

export function DeleteDialog({ endpoint, ...shown }: DeleteDialogProps) {
  const words = { ...texts.removing, title: texts.removing.title(addressOf(endpoint)) }
  return <ConfirmedChange {...shown} change={useDeleteEndpoint()} input={endpoint.id} words={words} danger />
}
