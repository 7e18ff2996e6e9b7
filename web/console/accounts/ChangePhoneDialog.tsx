import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { auth, call } from '#web/client/api.ts'
import { checkPassword } from '#web/sign-in/check.ts'
import { CodeField, checkCode } from '#web/sign-in/codes/CodeField.tsx'
import { OwnPhoneField } from '#web/sign-in/codes/OwnPhoneField.tsx'
import { texts as codes } from '#web/sign-in/codes/texts.ts'
import { PasswordField } from '#web/sign-in/PasswordField.tsx'
import { Dialog, type DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { SubmitForm } from '../forms/SubmitForm.tsx'
import { useSubmit } from '../forms/useSubmit.ts'
import { raise } from '../session/authEvents.ts'
import { accountQuery } from './accountQuery.ts'
import { phoneTexts as texts } from './phoneTexts.ts'

const words = texts.dialog

type TypedPhone = { phone: string; country: string }
type ChangePhoneDialogProps = DialogShown & { isFirst: boolean }

/** Asks for the phone number and, again, for the password; then for the code that was texted to the number. */
export default function ChangePhoneDialog({ open, onOpenChange, isFirst }: ChangePhoneDialogProps) {
  const [sentTo, setSentTo] = useState<TypedPhone>()
  const [isSent, setSent] = useState(false)
  const close = () => {
    setSent(false)
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : close())}
      title={isFirst ? words.add : words.change}
      description={isSent && sentTo ? words.sent(sentTo.phone) : words.text}
      size="small"
    >
      {isSent && sentTo ? (
        <ProvePhone typed={sentTo} onDone={close} onOther={() => setSent(false)} />
      ) : (
        <AskPhone
          first={sentTo?.phone ?? ''}
          onCancel={close}
          onSent={(typed) => {
            setSentTo(typed)
            setSent(true)
          }}
        />
      )}
    </Dialog>
  )
}

type AskPhoneProps = { first: string; onCancel: () => void; onSent: (typed: TypedPhone) => void }

function AskPhone({ first, onCancel, onSent }: AskPhoneProps) {
  const { wrong, busy, ...form } = useSubmit(
    checkPhone,
    async ({ phone = '', country = '', password = '' }) => {
      await call(auth.user.phone.$post({ json: { phone, country, password } }))
      onSent({ phone, country })
    },
  )
  return (
    <SubmitForm form={form}>
      <OwnPhoneField first={first} error={wrong.phone} />
      <PasswordField label={texts.password} error={wrong.password} />
      <FormActions cancel={texts.cancel} onCancel={onCancel} busy={busy} busyText={words.busy}>
        {words.submit}
      </FormActions>
    </SubmitForm>
  )
}

type ProvePhoneProps = { typed: TypedPhone; onDone: () => void; onOther: () => void }

function ProvePhone({ typed, onDone, onOther }: ProvePhoneProps) {
  const client = useQueryClient()
  const { show } = useToast()
  const { wrong, busy, ...form } = useSubmit(checkCode, async ({ token = '' }) => {
    await call(auth.user.phone.verify.$post({ json: { ...typed, token } }))
    raise('USER_UPDATED')
    await client.invalidateQueries({ queryKey: accountQuery.queryKey })
    onDone()
    show({ tone: 'success', title: words.done })
  })
  return (
    <SubmitForm form={form}>
      <CodeField error={wrong.token} />
      <FormActions cancel={words.other} onCancel={onOther} busy={busy} busyText={words.confirming}>
        {words.confirm}
      </FormActions>
    </SubmitForm>
  )
}

const checkPhone = (input: Record<string, string>): Record<string, string> => ({
  ...(!input.phone?.trim() && { phone: codes.errors.phone }),
  ...checkPassword(input),
})
