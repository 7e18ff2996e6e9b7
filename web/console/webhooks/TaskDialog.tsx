import type { WebhookEndpointView } from '#server/integrations/webhooks/contract.ts'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { EndpointDialog } from './EndpointDialog.tsx'
import type { Task } from './EndpointRow.tsx'
import { ReplayDialog } from './ReplayDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'

/** What is being done: an endpoint is added, or something is done with one. */
export type Shown = { task: 'make' } | { task: Task; endpoint: WebhookEndpointView }

type TaskDialogProps = DialogShown & { shown: Shown }

/** The dialog of each task, loaded together once the first is opened. */
export default function TaskDialog({ shown, ...dialog }: TaskDialogProps) {
  if (shown.task === 'make') return <EndpointDialog {...dialog} />
  const { task, endpoint } = shown
  const { id } = endpoint
  switch (task) {
    case 'edit':
      return <EndpointDialog key={id} {...dialog} endpoint={endpoint} />
    case 'replay':
      return <ReplayDialog key={id} {...dialog} endpoint={endpoint} />
    case 'replace-secret':
      return <SecretDialog key={id} {...dialog} endpoint={endpoint} />
    case 'delete':
      return <DeleteDialog key={id} {...dialog} endpoint={endpoint} />
  }
}
