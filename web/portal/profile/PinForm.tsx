import { type FormEvent, useState } from 'react'
import { app, call } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { PinField } from '../sign-in/PinField.tsx'
import { useEntry } from '../sign-in/useEntry.ts'
import type { PartProps } from './DetailsForm.tsx'
import { Outcome } from './Outcome.tsx'
import { Part } from './Part.tsx'
import { texts } from './texts.ts'

const t = texts.pin

/**
 * Changes the PIN, given the current one. A customer without a PIN may set one, because their session began with a
 * proof of the phone.
 */
export function PinForm({ profile, business, onChange }: PartProps & { business: string }) {
  const [present, setPresent] = useState('')
  const [pin, setPin] = useState('')
  const [saved, setSaved] = useState(false)
  const { busy, wrong, refusal, run } = useEntry()
  const { has_pin } = profile
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSaved(false)
    void run(async () => {
      await call(app.portal.pin.$put({ json: { pin, ...(has_pin && { present_pin: present }) } }))
      setPresent('')
      setPin('')
      setSaved(true)
      onChange({ ...profile, has_pin: true })
    })
  }
  return (
    <Part title={t.title}>
      <p className="wrap-anywhere text-muted">{has_pin ? t.intro(business) : t.first}</p>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Outcome refusal={refusal} saved={saved && t.saved} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {has_pin && (
            <PinField label={t.present} pin={present} onPin={setPresent} error={wrong.present_pin} />
          )}
          <PinField label={t.next} hint={t.hint} pin={pin} onPin={setPin} error={wrong.pin} isNew />
        </div>
        <Button
          type="submit"
          size="large"
          busy={busy}
          busyText={t.saving}
          disabled={busy || pin.length < 4 || (has_pin && !present)}
        >
          {has_pin ? t.change : t.choose}
        </Button>
      </form>
    </Part>
  )
}
