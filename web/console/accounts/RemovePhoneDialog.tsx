import { useQueryClient } from '@tanstack/react-query'
import { auth, call } from '#web/client/api.ts'
import { checkPassword } from '#web/sign-in/check.ts'
import { PasswordField } from '#web/sign-in/PasswordField.tsx'
import { Dialog, type DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { SubmitForm } from '../forms/SubmitForm.tsx'
import { useSubmit } from '../forms/useSubmit.ts'
import { raise } from '../session/authEvents.ts'
import { accountQuery } from './accountQuery.ts'
import { phoneTexts as texts } from './phoneTexts.ts'

const words = texts.removeDialog

/** Asks for the password again before the phone number is removed. */
export default function RemovePhoneDialog(props: DialogShown) {
  return (
    <Dialog {...props} title={words.title} description={words.text} size="small">
      <RemovePhoneForm onClose={() => props.onOpenChange(false)} />
    </Dialog>
  )
}

function RemovePhoneForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { show } = useToast()
  const { wrong, busy, ...form } = useSubmit(checkPassword, async ({ password = '' }) => {
    await call(auth.user.phone.$delete({ json: { password } }))
    raise('USER_UPDATED')
    await client.invalidateQueries({ queryKey: accountQuery.queryKey })
    onClose()
    show({ tone: 'success', title: words.done })
  })
  return (
    <SubmitForm form={form}>
      <PasswordField label={texts.password} error={wrong.password} />
      <FormActions
        cancel={texts.cancel}
        onCancel={onClose}
        variant="danger"
        busy={busy}
        busyText={words.busy}
      >
        {texts.remove}
      </FormActions>
    </SubmitForm>
  )
}
