import { auth, call } from '#web/client/api.ts'
import { checkLogin } from '#web/sign-in/check.ts'
import { PasswordField } from '#web/sign-in/PasswordField.tsx'
import { Dialog, type DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { EmailField } from '#web/ui/fields/EmailField.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { SubmitForm } from '../forms/SubmitForm.tsx'
import { useSubmit } from '../forms/useSubmit.ts'
import { texts } from './texts.ts'

const words = texts.email.dialog

/** Asks for the new address and, again, for the password. */
export default function ChangeEmailDialog(props: DialogShown) {
  return (
    <Dialog {...props} title={words.title} description={words.text} size="small">
      <ChangeEmailForm onOpenChange={props.onOpenChange} />
    </Dialog>
  )
}

function ChangeEmailForm({ onOpenChange }: Pick<DialogShown, 'onOpenChange'>) {
  const { show } = useToast()
  const { wrong, busy, ...form } = useSubmit(checkLogin, async ({ email = '', password = '' }) => {
    await call(auth.user.email.$post({ json: { email, password } }))
    onOpenChange(false)
    show({ tone: 'success', title: words.sent(email.trim()), timeout: 10_000 })
  })
  return (
    <SubmitForm form={form}>
      <EmailField label={words.email} name="email" autoComplete="email" error={wrong.email} />
      <PasswordField label={words.password} error={wrong.password} />
      <FormActions
        cancel={texts.cancel}
        onCancel={() => onOpenChange(false)}
        busy={busy}
        busyText={words.busy}
      >
        {words.submit}
      </FormActions>
    </SubmitForm>
  )
}
