import { SubmitForm } from '#web/console/forms/SubmitForm.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useEntry } from '../useEntry.ts'
import { CodeField, checkCode } from './CodeField.tsx'
import { enterCode, type Recipient, sendCode } from './recipient.ts'
import { SendAgain } from './SendAgain.tsx'
import { texts } from './texts.ts'

type EnterCodeProps = {
  to: Recipient
  /** The page to open, if it isn't the first screen. */
  next: string | undefined
  onBack: () => void
}

/** Takes the code that was sent; offers another code or another recipient. */
export function EnterCode({ to, next, onBack }: EnterCodeProps) {
  const { wrong, busy, ...form } = useEntry(checkCode, ({ token = '' }) => enterCode(to, token), { next })
  const words = texts[to.by]
  return (
    <div className="flex flex-col gap-5">
      <SubmitForm form={form}>
        <CodeField error={wrong.token} />
        <Button type="submit" variant="primary" size="large" busy={busy} busyText={texts.code.busy}>
          {texts.code.submit}
        </Button>
      </SubmitForm>
      <div>
        <SendAgain label={words.again} send={(captcha) => sendCode(to, captcha)} />
        <Button variant="quiet" className="-ms-4" onClick={onBack}>
          {words.other}
        </Button>
      </div>
    </div>
  )
}
