import { useState } from 'react'
import type { AccountView } from '#server/identity/accounts/contract.ts'
import { auth, call } from '#web/client/api.ts'
import { checkPassword } from '#web/sign-in/check.ts'
import { PasswordField } from '#web/sign-in/PasswordField.tsx'
import { AppCodeField, isAppCode } from '#web/sign-in/second-step/AppCodeField.tsx'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { SubmitForm } from '../forms/SubmitForm.tsx'
import { useSubmit } from '../forms/useSubmit.ts'
import { QrPicture } from '../qr-codes/QrPicture.tsx'
import { CodesDialog } from './CodesDialog.tsx'
import { useReadAgain } from './factorsQuery.ts'
import { texts } from './texts.ts'

const words = texts.enrol

type Begun = { id: string; secret: string; uri: string }
type EnrolDialogProps = DialogShown & { account: AccountView; onSwitched: () => void }

/** Asks for the password again, the app and its first code, and shows the backup codes. */
export default function EnrolDialog({ account, onSwitched, ...props }: EnrolDialogProps) {
  return (
    <CodesDialog {...props} title={words.title} doneText={words.done}>
      {(close, showCodes) => <Steps {...{ account, onSwitched, close, showCodes }} />}
    </CodesDialog>
  )
}

type StepProps = { close: () => void; showCodes: (codes: string[]) => void; onSwitched: () => void }

function Steps({ account, ...props }: StepProps & { account: AccountView }) {
  const [begun, setBegun] = useState<Begun>()
  if (!begun) return <Confirm account={account} close={props.close} onBegun={setBegun} />
  return <Prove begun={begun} {...props} />
}

type ConfirmProps = { account: AccountView; close: () => void; onBegun: (begun: Begun) => void }

function Confirm({ account, close, onBegun }: ConfirmProps) {
  const check = account.has_password ? checkPassword : () => ({})
  const { wrong, busy, ...form } = useSubmit(check, async ({ password }) => {
    onBegun(await call(auth.factors.$post({ json: password ? { password } : {} })))
  })
  return (
    <SubmitForm form={form}>
      <p className="text-muted">{account.has_password ? words.passwordText : words.noPasswordText}</p>
      {account.has_password && (
        <PasswordField label={texts.password} account={account.email} error={wrong.password} />
      )}
      <FormActions cancel={texts.cancel} onCancel={close} busy={busy} busyText={words.nextBusy}>
        {words.next}
      </FormActions>
    </SubmitForm>
  )
}

function Prove({ begun, close, showCodes, onSwitched }: StepProps & { begun: Begun }) {
  const readAgain = useReadAgain()
  const { wrong, busy, ...form } = useSubmit(checkCode, async ({ code = '' }) => {
    const answer = call(auth.factors[':id'].verify.$post({ param: { id: begun.id }, json: { code } }))
    showCodes((await answer).backup_codes)
    onSwitched()
    void readAgain()
  })
  return (
    <SubmitForm form={form}>
      <p className="text-muted">{words.scanText}</p>
      <div className="grid justify-items-center gap-2">
        <QrPicture url={begun.uri} label={words.picture} size="card" />
        <p className="text-center text-muted text-sm">{words.byHand}</p>
        <p className="select-all text-center font-mono text-sm wrap-anywhere">{inFours(begun.secret)}</p>
      </div>
      <AppCodeField ref={focus} label={texts.code} hint={words.codeHint} error={wrong.code} />
      <FormActions cancel={texts.cancel} onCancel={close} busy={busy} busyText={words.busy}>
        {words.submit}
      </FormActions>
    </SubmitForm>
  )
}

const focus = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true })

const checkCode = ({ code = '' }: Record<string, string>): Record<string, string> =>
  isAppCode(code) ? {} : { code: texts.codeMissing }

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')
