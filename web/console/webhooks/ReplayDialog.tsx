import type { WebhookEndpointView } from '#server/integrations/webhooks/contract.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { DayFields, isBackwards } from '#web/ui/fields/DayFields.tsx'
import { RadioCards } from '#web/ui/fields/RadioCards.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { handleSubmit } from '../forms/handleSubmit.ts'
import { useForm } from '../forms/useForm.ts'
import { useSession } from '../session/session.ts'
import { addressOf } from './addressOf.ts'
import { texts } from './texts.ts'
import { useReplay, type WantedReplay } from './useWebhooks.ts'

const words = texts.replaying

type ReplayDialogProps = DialogShown & { endpoint: WebhookEndpointView }

/** Asks for the days whose events are sent again. */
export function ReplayDialog({ endpoint, open, onOpenChange }: ReplayDialogProps) {
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(addressOf(endpoint))}
      description={words.text}
      size="small"
    >
      <ReplayForm endpoint={endpoint} onClose={() => onOpenChange(false)} />
    </FormDialog>
  )
}

function ReplayForm({ endpoint, onClose }: { endpoint: WebhookEndpointView; onClose: () => void }) {
  const { time_zone: timeZone } = useSession().business
  const today = localDate(new Date(), timeZone)
  const form = useForm<WantedReplay>(() => ({ from: today, to: today, which: 'missed' }))
  const replay = useReplay(endpoint.id)
  const { show } = useToast()
  const { from, to, which } = form.typed
  const read = (): WantedReplay | undefined => {
    return from && to && !isBackwards({ from, to }) ? form.typed : undefined
  }
  const onSuccess = ({ events }: { events: number }) => {
    show(events > 0 ? { tone: 'success', title: words.done(events) } : { tone: 'info', title: words.nothing })
    onClose()
  }
  return (
    <form
      ref={form.form}
      onSubmit={handleSubmit(form, replay, read, onSuccess)}
      noValidate
      className="flex flex-col gap-5"
    >
      <ErrorBanner message={form.failure?.message} />
      <div className="grid gap-5 sm:grid-cols-2">
        <DayFields
          days={{ from, to }}
          onChange={(days) => {
            form.change('from', days.from)
            form.change('to', days.to)
          }}
          words={words}
        />
      </div>
      <RadioCards
        legend={words.which}
        name="which"
        value={which}
        onChange={(value) => form.change('which', value)}
        cards={[
          { value: 'missed', label: words.missed },
          { value: 'all', label: words.all },
        ]}
      />
      <FormActions cancel={words.cancel} onCancel={onClose} busy={replay.isPending} busyText={words.busy}>
        {words.submit}
      </FormActions>
    </form>
  )
}
