import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { NewSecret } from '#web/ui/dialogs/NewSecret.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { handleSubmit } from '../forms/handleSubmit.ts'
import { useForm } from '../forms/useForm.ts'
import { useUnsaved } from '../forms/useLeaving.tsx'
import { wire } from '../forms/wire.ts'
import { useMakeApiKey, type WantedKey } from './apiKeysQuery.ts'
import { ScopeFields, type TypedScopes } from './ScopeFields.tsx'
import { nothing, scopesOf } from './scopes.ts'
import { texts } from './texts.ts'

const words = texts.dialog

/** Asks for a name, for what the key may do and, if it ends, for its last day; then shows the key, this once. */
export default function MakeDialog({ open, onOpenChange }: DialogShown) {
  const make = useMakeApiKey()
  const { data } = make
  const change = (wanted: boolean) => {
    onOpenChange(wanted)
    if (!wanted) make.reset()
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title={data ? words.shown : words.title}
      description={data ? words.once : undefined}
      size="small"
    >
      {data ? (
        <NewSecret secret={data.secret} words={{ ...words, label: words.key }} onDone={() => change(false)} />
      ) : (
        <KeyForm make={make} onCancel={() => change(false)} />
      )}
    </FormDialog>
  )
}

type Typed = TypedScopes & { name: string; ends_on: string }

type KeyFormProps = { make: ReturnType<typeof useMakeApiKey>; onCancel: () => void }

function KeyForm({ make, onCancel }: KeyFormProps) {
  const form = useForm((): Typed => ({ name: '', ends_on: '', scopes: 'till', ...nothing }))
  const leave = useUnsaved(form.unsaved)
  const read = (): WantedKey => ({
    name: form.typed.name.trim(),
    ends_on: form.typed.ends_on || null,
    scopes: form.typed.scopes === 'till' ? ['till'] : scopesOf(form.typed),
  })
  return (
    <form
      ref={form.form}
      onSubmit={handleSubmit(form, make, read)}
      noValidate
      className="flex flex-col gap-5"
    >
      <ErrorBanner message={form.failure?.message} />
      <TextField
        {...wire(form, 'name')}
        label={words.name}
        hint={words.hint}
        maxLength={60}
        autoComplete="off"
      />
      <ScopeFields form={form} />
      <TextField {...wire(form, 'ends_on')} label={words.endsOn} hint={words.endsOnHint} type="date" />
      <FormActions
        cancel={words.cancel}
        onCancel={() => leave(onCancel)}
        busy={make.isPending}
        busyText={words.busy}
      >
        {words.submit}
      </FormActions>
    </form>
  )
}
