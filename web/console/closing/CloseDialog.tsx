import { Dialog, type DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { handleSubmit } from '../forms/handleSubmit.ts'
import { useForm } from '../forms/useForm.ts'
import { wire } from '../forms/wire.ts'
import { useSession } from '../session/session.ts'
import { useCloseAccount } from './closingQuery.ts'
import { texts } from './texts.ts'

const words = texts.dialog

/** Asks for the business's name, typed, and the password. */
export default function CloseDialog(props: DialogShown) {
  const { company_name: name } = useSession().business
  return (
    <Dialog {...props} title={words.title} description={words.text(name)} size="small">
      <CloseForm name={name} onOpenChange={props.onOpenChange} />
    </Dialog>
  )
}

type CloseFormProps = { name: string; onOpenChange: (open: boolean) => void }

function CloseForm({ name, onOpenChange }: CloseFormProps) {
  const form = useForm(() => ({ company_name: '', password: '' }))
  const close = useCloseAccount()
  const { show } = useToast()
  const { typed } = form
  const ready = typed.company_name.trim() === name.trim() && typed.password !== ''
  const done = () => {
    onOpenChange(false)
    show({ tone: 'info', title: texts.closed })
    window.scrollTo({ top: 0 })
  }
  return (
    <form
      ref={form.form}
      onSubmit={handleSubmit(form, close, () => (ready ? typed : undefined), done)}
      noValidate
      className="flex flex-col gap-5"
    >
      <ErrorBanner message={form.failure?.message} />
      <TextField {...wire(form, 'company_name')} label={words.name} autoComplete="off" maxLength={120} />
      <TextField
        {...wire(form, 'password')}
        label={words.password}
        type="password"
        autoComplete="current-password"
        maxLength={128}
      />
      <FormActions
        cancel={words.cancel}
        onCancel={() => onOpenChange(false)}
        variant="danger"
        disabled={!ready}
        busy={close.isPending}
        busyText={words.closing}
      >
        {words.confirm}
      </FormActions>
    </form>
  )
}
