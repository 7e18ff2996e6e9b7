import type { KeyboardEvent } from 'react'
import { auth, call } from '#web/client/api.ts'
import type { Way } from '#web/client/proveAgain.ts'
import { checkPassword } from '#web/sign-in/check.ts'
import { PasswordField } from '#web/sign-in/PasswordField.tsx'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { SubmitForm } from '../forms/SubmitForm.tsx'
import { useSubmit } from '../forms/useSubmit.ts'
import { AnyCodeField, checkAnyCode } from '../two-factor/AnyCodeField.tsx'
import { texts } from './texts.ts'

type ProveDialogProps = { way: Way; onClose: (isProven: boolean) => void }

/** Asks for the password, or for a code if the person has a second step, above any other dialog. */
export default function ProveDialog({ way, onClose }: ProveDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      title={texts.title}
      description={texts.text[way]}
      size="small"
    >
      <ProveForm way={way} onClose={onClose} />
    </Dialog>
  )
}

function ProveForm({ way, onClose }: ProveDialogProps) {
  const isCode = way === 'code'
  const { wrong, busy, ...form } = useSubmit(
    isCode ? checkAnyCode : checkPassword,
    async ({ password, code }) => {
      await call(auth.proof.$post({ json: isCode ? { code } : { password } }))
      onClose(true)
    },
  )
  // Escape closes this dialog alone: a dialog below stays open with everything that was typed.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose(false)
  }
  return (
    <SubmitForm form={form} onKeyDown={onKeyDown}>
      {isCode && <AnyCodeField error={wrong.code} />}
      {!isCode && <PasswordField label={texts.password} error={wrong.password} />}
      <FormActions cancel={texts.cancel} onCancel={() => onClose(false)} busy={busy} busyText={texts.busy}>
        {texts.submit}
      </FormActions>
    </SubmitForm>
  )
}
