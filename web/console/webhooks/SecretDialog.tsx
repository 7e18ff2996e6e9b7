import type { WebhookEndpointView } from '#server/integrations/webhooks/contract.ts'
import { Dialog, type DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { NewSecret } from '#web/ui/dialogs/NewSecret.tsx'
import { ConfirmedChange } from '../forms/ConfirmedChange.tsx'
import { addressOf } from './addressOf.ts'
import { texts } from './texts.ts'
import { useReplaceSecret } from './useWebhooks.ts'

type SecretDialogProps = DialogShown & { endpoint: WebhookEndpointView }

/** Asks before a secret is replaced, then shows the new one, this once. */
export function SecretDialog({ endpoint, open, onOpenChange }: SecretDialogProps) {
  const replace = useReplaceSecret()
  const { data } = replace
  const change = (wanted: boolean) => {
    onOpenChange(wanted)
    if (!wanted) replace.reset()
  }
  const words = { ...texts.replacing, title: texts.replacing.title(addressOf(endpoint)) }
  return (
    <>
      <ConfirmedChange
        open={open && !data}
        onOpenChange={change}
        change={replace}
        input={endpoint.id}
        words={words}
        onDone={() => {}}
      />
      <Dialog
        open={open && data !== undefined}
        onOpenChange={change}
        title={texts.secret.shown}
        description={texts.secret.once}
        size="small"
      >
        {data && <NewSecret secret={data.secret} words={texts.secret} onDone={() => change(false)} />}
      </Dialog>
    </>
  )
}
