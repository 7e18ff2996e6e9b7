import { useQueryClient } from '@tanstack/react-query'
import { auth, call } from '#web/client/api.ts'
import { checkPassword } from '#web/sign-in/check.ts'
import { PasswordField } from '#web/sign-in/PasswordField.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog, DialogActions, type DialogShown } from '#web/ui/dialogs/Dialog.tsx'
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
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant="danger" busy={busy} busyText={words.busy}>
          {texts.remove}
        </Button>
      </DialogActions>
    </SubmitForm>
  )
}
