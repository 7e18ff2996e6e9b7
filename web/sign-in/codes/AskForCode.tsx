import { SubmitForm } from '#web/console/forms/SubmitForm.tsx'
import { useSubmit } from '#web/console/forms/useSubmit.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { AddressField } from '../AddressField.tsx'
import { Captcha } from '../Captcha.tsx'
import { checkAddress } from '../check.ts'
import { OwnPhoneField } from './OwnPhoneField.tsx'
import { type Recipient, sendCode } from './recipient.ts'
import { texts } from './texts.ts'

type AskForCodeProps = {
  by: Recipient['by']
  /** The phone of the last code, to be corrected. */
  firstPhone: string
  onSent: (to: Recipient) => void
}

/** Asks for the address or number of the code. Only its owner learns whether there is an account. */
export function AskForCode({ by, firstPhone, onSent }: AskForCodeProps) {
  const { wrong, busy, refused, ...form } = useSubmit(
    by === 'email' ? checkAddress : checkPhone,
    async ({ email = '', phone = '', country = '', captcha }) => {
      const to: Recipient = by === 'email' ? { by, email: email.trim() } : { by, phone, country }
      await sendCode(to, captcha)
      onSent(to)
    },
  )
  return (
    <SubmitForm form={form}>
      {by === 'email' ? (
        <AddressField error={wrong.email} isKept />
      ) : (
        <OwnPhoneField first={firstPhone} error={wrong.phone} />
      )}
      <Captcha refused={refused} />
      <Button type="submit" variant="primary" size="large" busy={busy} busyText={texts.code.sending}>
        {texts[by].submit}
      </Button>
    </SubmitForm>
  )
}

const checkPhone = ({ phone = '' }: Record<string, string>): Record<string, string> =>
  phone.trim() ? {} : { phone: texts.errors.phone }
