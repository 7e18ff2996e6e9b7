import type { WebhookEndpointView, WebhookType } from '#server/integrations/webhooks/contract.ts'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { NewSecret } from '#web/ui/dialogs/NewSecret.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { FieldError } from '#web/ui/fields/Field.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { handleSubmit, type Save } from '../forms/handleSubmit.ts'
import { type Form, useForm } from '../forms/useForm.ts'
import { useUnsaved } from '../forms/useLeaving.tsx'
import { wire } from '../forms/wire.ts'
import { texts } from './texts.ts'
import { useEditEndpoint, useMakeEndpoint, type WantedEndpoint } from './useWebhooks.ts'

const words = texts.form
const allTypes = Object.keys(texts.typeWords) as WebhookType[]

type EndpointDialogProps = DialogShown & { endpoint?: WebhookEndpointView }

/** Asks for an endpoint, or changes one; a new one's secret is shown, this once. */
export function EndpointDialog({ endpoint, ...shown }: EndpointDialogProps) {
  return endpoint ? <EditDialog {...shown} endpoint={endpoint} /> : <MakeDialog {...shown} />
}

function MakeDialog({ open, onOpenChange }: DialogShown) {
  const make = useMakeEndpoint()
  const { data } = make
  const change = (wanted: boolean) => {
    onOpenChange(wanted)
    if (!wanted) make.reset()
  }
  const start = { url: '', description: '', types: allTypes }
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title={data ? texts.secret.shown : words.make}
      description={data ? texts.secret.once : undefined}
    >
      {data ? (
        <NewSecret secret={data.secret} words={texts.secret} onDone={() => change(false)} />
      ) : (
        <EndpointForm start={start} save={make} submit={words.submit} onCancel={() => change(false)} />
      )}
    </FormDialog>
  )
}

function EditDialog({ endpoint, open, onOpenChange }: DialogShown & { endpoint: WebhookEndpointView }) {
  const { url, description, types } = endpoint
  const save = useEditEndpoint(endpoint.id)
  const close = () => onOpenChange(false)
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={words.edit}>
      <EndpointForm
        start={{ url, description, types }}
        save={save}
        submit={words.save}
        onCancel={close}
        onSaved={close}
      />
    </FormDialog>
  )
}

type EndpointFormProps = {
  start: WantedEndpoint
  save: Save<WantedEndpoint, unknown>
  submit: string
  onCancel: () => void
  onSaved?: () => void
}

function EndpointForm({ start, save, submit, onCancel, onSaved }: EndpointFormProps) {
  const form = useForm(() => start)
  const leave = useUnsaved(form.unsaved)
  const read = () => ({
    ...form.typed,
    url: form.typed.url.trim(),
    description: form.typed.description.trim(),
  })
  return (
    <form
      ref={form.form}
      onSubmit={handleSubmit(form, save, read, onSaved)}
      noValidate
      className="flex flex-col gap-5"
    >
      <ErrorBanner message={form.failure?.message} />
      <TextField
        {...wire(form, 'url')}
        label={words.url}
        hint={words.urlHint}
        type="url"
        inputMode="url"
        dir="ltr"
        maxLength={500}
        autoComplete="off"
      />
      <TextField
        {...wire(form, 'description')}
        label={words.description}
        maxLength={100}
        autoComplete="off"
      />
      <TypeChoice form={form} />
      <FormActions
        cancel={words.cancel}
        onCancel={() => leave(onCancel)}
        busy={save.isPending}
        busyText={words.busy}
      >
        {submit}
      </FormActions>
    </form>
  )
}

function TypeChoice({ form }: { form: Form<WantedEndpoint> }) {
  const chosen = form.typed.types
  const choose = (type: WebhookType, wanted: boolean) =>
    form.change(
      'types',
      allTypes.filter((one) => (one === type ? wanted : chosen.includes(one))),
    )
  return (
    <fieldset aria-describedby={form.wrong.types ? 'types-error' : undefined}>
      <legend className="mb-1 font-semibold text-sm">{words.types}</legend>
      {form.wrong.types && <FieldError id="types-error">{form.wrong.types}</FieldError>}
      <Checkbox
        label={words.all}
        checked={chosen.length === allTypes.length}
        onChange={({ target }) => form.change('types', target.checked ? allTypes : [])}
      />
      <div className="border-line border-t pt-1">
        {allTypes.map((type) => (
          <Checkbox
            key={type}
            name="types"
            label={texts.typeWords[type]}
            hint={<code dir="ltr">{type}</code>}
            checked={chosen.includes(type)}
            onChange={({ target }) => choose(type, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
