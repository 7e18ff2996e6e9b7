import { type FormEvent, useState } from 'react'
import { CaptchaWidget, captchaHeader } from '#web/captcha/CaptchaWidget.tsx'
import { auth, call } from '#web/client/api.ts'
import { PhoneField } from '#web/phone/PhoneField.tsx'
import { useTypedPhone } from '#web/phone/typedPhone.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { OneTimeCodeField } from '#web/ui/fields/OneTimeCodeField.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { texts } from '../texts.ts'
import { PinField } from './PinField.tsx'
import { useCaptchaSettings } from './useCaptchaSettings.ts'
import { type Offer, type SignInAnswer, useEntry } from './useEntry.ts'
import { useFocusOnProblem } from './useFocusOnProblem.ts'
import { useHeading } from './useHeading.ts'

const t = texts.code

type CodeFormProps = {
  country: string
  phone: string
  onAnswer: (answer: SignInAnswer, offer: Omit<Offer, 'businesses'>) => void
  onBack: () => void
}

/** For a first or forgotten PIN: takes a texted code, then a PIN of the customer's choice. */
export function CodeForm({ country, phone: first, onAnswer, onBack }: CodeFormProps) {
  const typed = useTypedPhone(country, first)
  const [minutes, setMinutes] = useState<number | null>(null)
  const [again, setAgain] = useState(false)
  const [changes, setChanges] = useState(false)
  const entry = useEntry()
  const { phone } = typed
  const captcha = useCaptchaSettings()
  const form = useFocusOnProblem(entry.problem, 'phone')
  const heading = useHeading(first !== '')
  const send = (token: string | undefined) =>
    void entry.run(async () => {
      const sent = await call(auth.portal.code.$post({ json: { phone, country } }, captchaHeader(token)))
      setMinutes(sent.minutes)
      setAgain(minutes !== null)
    })
  const askAnew = () => {
    setMinutes(null)
    setAgain(false)
    setChanges(true)
  }
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 ref={heading} tabIndex={-1} className="display text-2xl">
          {t.title}
        </h1>
        <p className="mt-1 text-lg text-muted">{minutes === null ? t.intro : t.sent(phone, minutes)}</p>
      </div>
      <ErrorBanner message={entry.problem && !entry.problem.fields.code && entry.problem.text} />
      {again && !entry.problem && (
        <Banner tone="success" live>
          {t.sentAgain}
        </Banner>
      )}
      {minutes === null ? (
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault()
            send(tokenIn(event.currentTarget))
          }}
          className="flex flex-col gap-6"
        >
          <PhoneField
            label={texts.login.phone}
            hint={texts.login.abroad}
            typed={typed}
            autoFocus={!first || changes}
          />
          {captcha && <CaptchaWidget {...captcha} refused={entry.refused} failed={t.captchaFailed} />}
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={entry.busy}
            busyText={t.sending}
            disabled={entry.busy || !phone.trim()}
          >
            {t.send}
          </Button>
          <Button variant="quiet" className="-ms-4 self-start" onClick={onBack}>
            {texts.login.back}
          </Button>
        </form>
      ) : (
        <NewPin
          given={{ phone, country }}
          entry={entry}
          onAnswer={onAnswer}
          // Each text needs a new captcha, on the form before this one.
          onAgain={captcha ? askAnew : () => send(undefined)}
          onOtherPhone={askAnew}
        />
      )}
    </div>
  )
}

const tokenIn = (form: HTMLFormElement): string | undefined =>
  new FormData(form).get('captcha')?.toString() || undefined

type NewPinProps = {
  given: { phone: string; country: string }
  entry: ReturnType<typeof useEntry>
  onAnswer: CodeFormProps['onAnswer']
  onAgain: () => void
  onOtherPhone: () => void
}

function NewPin({ given, entry: { busy, problem, run }, onAnswer, onAgain, onOtherPhone }: NewPinProps) {
  const [code, setCode] = useState('')
  const [pin, setPin] = useState('')
  const form = useFocusOnProblem(problem, 'code')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const answer = await call(auth.portal.code.confirm.$post({ json: { ...given, code, pin } }))
      onAnswer(answer, { ...given, pin })
    })
  }
  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-6">
      <OneTimeCodeField
        label={t.code}
        name="code"
        code={code}
        onCode={setCode}
        error={problem?.fields.code}
      />
      <PinField label={t.pin} hint={t.pinHint} pin={pin} onPin={setPin} error={problem?.fields.pin} isNew />
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={busy}
        busyText={texts.login.busy}
        disabled={busy || code.length < 6 || pin.length < 4}
      >
        {t.submit}
      </Button>
      <div>
        <p className="text-muted">{t.noText}</p>
        <div className="mt-2 -ms-4 flex flex-wrap">
          <Button variant="quiet" onClick={onAgain}>
            {t.again}
          </Button>
          <Button variant="quiet" onClick={onOtherPhone}>
            {t.otherPhone}
          </Button>
        </div>
      </div>
    </form>
  )
}
