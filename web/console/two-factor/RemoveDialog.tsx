import type { AccountView } from '#server/identity/accounts/contract.ts'
import { auth, call } from '#web/client/api.ts'
import { checkPassword } from '#web/sign-in/check.ts'
import { PasswordField } from '#web/sign-in/PasswordField.tsx'
import { Dialog, type DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { SubmitForm } from '../forms/SubmitForm.tsx'
import { useSubmit } from '../forms/useSubmit.ts'
import { AnyCodeField, checkAnyCode } from './AnyCodeField.tsx'
import { useReadAgain } from './factorsQuery.ts'
import { texts } from './texts.ts'

const words = texts.remove

type RemoveDialogProps = DialogShown & {
  account: AccountView
  factorId: string
  onSwitched: () => void
}

/** Asks for the password, if there is one, and a code before two-step sign-in ends. */
export default function RemoveDialog({ open, onOpenChange, ...props }: RemoveDialogProps) {
  const text = props.account.has_password ? words.text : words.textWithoutPassword
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title} description={text} size="small">
      <RemoveForm {...props} close={() => onOpenChange(false)} />
    </Dialog>
  )
}

type RemoveFormProps = Pick<RemoveDialogProps, 'account' | 'factorId' | 'onSwitched'> & { close: () => void }

function RemoveForm({ account, factorId, onSwitched, close }: RemoveFormProps) {
  const readAgain = useReadAgain()
  const { show } = useToast()
  const check = (input: Record<string, string>): Record<string, string> => ({
    ...(account.has_password && checkPassword(input)),
    ...checkAnyCode(input),
  })
  const { wrong, busy, ...form } = useSubmit(check, async ({ password, code = '' }) => {
    const json = { code, ...(password && { password }) }
    await call(auth.factors[':id'].$delete({ param: { id: factorId }, json }))
    onSwitched()
    close()
    show({ tone: 'success', title: words.done })
    void readAgain()
  })
  return (
    <SubmitForm form={form}>
      {account.has_password && (
        <PasswordField label={texts.password} account={account.email} error={wrong.password} />
      )}
      <AnyCodeField error={wrong.code} />
      <FormActions cancel={texts.cancel} onCancel={close} variant="danger" busy={busy} busyText={words.busy}>
        {words.submit}
      </FormActions>
    </SubmitForm>
  )
}
