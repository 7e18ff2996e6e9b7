import { useQueryClient } from '@tanstack/react-query'
import { auth, call } from '#web/client/api.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogActions } from '#web/ui/Dialog.tsx'
import { ErrorBanner } from '#web/ui/ErrorBanner.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useSubmit } from '../forms/useSubmit.ts'
import { raise } from '../session/authEvents.ts'
import { accountQuery } from './accountQuery.ts'
import type { AccountDialogProps } from './ChangeEmailDialog.tsx'
import { phoneTexts as texts } from './phoneTexts.ts'

const words = texts.removeDialog

/** Asks for the password once more. */
export default function RemovePhoneDialog(props: AccountDialogProps) {
  return (
    <Dialog {...props} title={words.title} description={words.text} size="small">
      <RemovePhoneForm onClose={() => props.onOpenChange(false)} />
    </Dialog>
  )
}

function RemovePhoneForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { show } = useToast()
  const { submit, forgive, wrong, busy, refusal } = useSubmit(checkPassword, async ({ password = '' }) => {
    await call(auth.user.phone.$delete({ json: { password } }))
    raise('USER_UPDATED')
    await client.invalidateQueries({ queryKey: accountQuery.queryKey })
    onClose()
    show({ tone: 'success', title: words.done })
  })
  return (
    <form noValidate onSubmit={submit} onInput={forgive} className="flex flex-col gap-5">
      <ErrorBanner message={refusal} />
      <TextField
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={128}
        error={wrong.password}
      />
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant="danger" busy={busy} busyText={words.busy}>
          {texts.remove}
        </Button>
      </DialogActions>
    </form>
  )
}

const checkPassword = ({ password = '' }: Record<string, string>): Record<string, string> =>
  password ? {} : { password: entrance.errors.passwordMissing }
