import { useQueryClient } from '@tanstack/react-query'
import { auth, call } from '#web/client/api.ts'
import { checkNewAccount } from '#web/sign-in/check.ts'
import { NewPasswordField } from '#web/sign-in/NewPasswordField.tsx'
import { PasswordField } from '#web/sign-in/PasswordField.tsx'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { Dialog, type DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { SubmitForm } from '../forms/SubmitForm.tsx'
import { useSubmit } from '../forms/useSubmit.ts'
import { raise } from '../session/authEvents.ts'
import { sessionsQuery } from './accountQuery.ts'
import { texts } from './texts.ts'

const words = texts.password.dialog

/** Asks for the current password and a new one. */
export default function ChangePasswordDialog({ email, ...props }: DialogShown & { email: string }) {
  return (
    <Dialog {...props} title={words.title} description={texts.password.text} size="small">
      <ChangePasswordForm email={email} onOpenChange={props.onOpenChange} />
    </Dialog>
  )
}

type ChangePasswordFormProps = Pick<DialogShown, 'onOpenChange'> & { email: string }

function ChangePasswordForm({ email, onOpenChange }: ChangePasswordFormProps) {
  const client = useQueryClient()
  const { show } = useToast()
  const { wrong, busy, ...form } = useSubmit(check, async ({ current_password = '', password = '' }) => {
    await call(auth.user.password.$post({ json: { current_password, password } }))
    raise('USER_UPDATED')
    onOpenChange(false)
    show({ tone: 'success', title: words.done, description: words.doneText })
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  })
  return (
    <SubmitForm form={form}>
      <PasswordField
        label={words.current}
        name="current_password"
        account={email}
        error={wrong.current_password}
      />
      <NewPasswordField label={words.password} error={wrong.password} />
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

const check = (input: Record<string, string>): Record<string, string> => ({
  ...(!input.current_password && { current_password: entrance.errors.passwordMissing }),
  ...checkNewAccount(input),
})
