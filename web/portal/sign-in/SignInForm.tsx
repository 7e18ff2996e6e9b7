import { type FormEvent, useState } from 'react'
import { auth, call } from '#web/client/api.ts'
import { PhoneField } from '#web/phone/PhoneField.tsx'
import { useTypedPhone } from '#web/phone/typedPhone.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { namedBusiness } from '../remembered.ts'
import { texts } from '../texts.ts'
import { canText } from './canText.ts'
import { PinField } from './PinField.tsx'
import { type Offer, type SignInAnswer, useEntry } from './useEntry.ts'
import { useFocusOnProblem } from './useFocusOnProblem.ts'
import { useHeading } from './useHeading.ts'

const t = texts.login

type SignInFormProps = {
  country: string
  /** True if another step or screen led to it. */
  isReturn: boolean
  onAnswer: (answer: SignInAnswer, offer: Omit<Offer, 'businesses'>) => void
  onNoPin: (phone: string) => void
}

/** The form of phone and PIN. */
export function SignInForm({ country, isReturn, onAnswer, onNoPin }: SignInFormProps) {
  const typed = useTypedPhone(country)
  const [pin, setPin] = useState('')
  const { busy, problem, run } = useEntry()
  const { phone } = typed
  const form = useFocusOnProblem(problem, 'pin')
  const heading = useHeading(isReturn)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const given = { phone, country, pin }
      const named = namedBusiness()
      const json = { ...given, ...(named && { business_id: named.id }) }
      onAnswer(await call(auth.portal['sign-in'].$post({ json })), given)
    })
  }
  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-6">
      <div>
        <h1 ref={heading} tabIndex={-1} className="display text-2xl">
          {t.title}
        </h1>
        <p className="mt-1 text-lg text-muted">{t.intro}</p>
      </div>
      <ErrorBanner message={problem?.text} />
      <PhoneField label={t.phone} hint={t.abroad} typed={typed} />
      <PinField label={t.pin} hint={t.pinHint} pin={pin} onPin={setPin} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={busy}
        busyText={t.busy}
        disabled={busy || !phone.trim() || !pin}
      >
        {t.submit}
      </Button>
      {canText() ? (
        <button
          type="button"
          onClick={() => onNoPin(phone)}
          className="min-h-11 self-start text-start font-semibold underline underline-offset-4"
        >
          {t.byCode}
        </button>
      ) : (
        <p className="text-muted">{t.atTheCounter}</p>
      )}
    </form>
  )
}
