import { type FormEvent, useState } from 'react'
import type { OwnProfile } from '#server/portal/profile/contract.ts'
import { app, call } from '#web/client/api.ts'
import { wire } from '#web/console/forms/wire.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useEntry } from '../sign-in/useEntry.ts'
import { Outcome } from './Outcome.tsx'
import { Part } from './Part.tsx'
import { texts } from './texts.ts'

const t = texts.you

export type PartProps = { profile: OwnProfile; onChange: (profile: OwnProfile) => void }

type Typed = Record<'first_name' | 'last_name' | 'email' | 'birthday', string>

const typedOf = ({ first_name, last_name, email, birthday }: OwnProfile): Typed => ({
  first_name: first_name ?? '',
  last_name: last_name ?? '',
  email: email ?? '',
  birthday: birthday ?? '',
})

/** The customer's details. The phone number for signing in is shown and cannot be changed. */
export function DetailsForm({ profile, onChange }: PartProps) {
  const [typed, setTyped] = useState(() => typedOf(profile))
  const [saved, setSaved] = useState(false)
  const { busy, wrong, refusal, run } = useEntry()
  const change = (name: keyof Typed, value: string) => {
    setSaved(false)
    setTyped((before) => ({ ...before, [name]: value }))
  }
  const field = (name: keyof Typed) => wire({ typed, wrong, change }, name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSaved(false)
    void run(async () => {
      const now = await call(app.portal.profile.$put({ json: { ...typed, version: profile.version } }))
      onChange(now)
      setTyped(typedOf(now))
      setSaved(true)
    })
  }
  return (
    <Part title={t.title}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Outcome refusal={refusal} saved={saved && t.saved} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField label={t.firstName} autoComplete="given-name" maxLength={100} {...field('first_name')} />
          <TextField label={t.lastName} autoComplete="family-name" maxLength={100} {...field('last_name')} />
        </div>
        <TextField label={t.email} type="email" autoComplete="email" maxLength={254} {...field('email')} />
        <TextField
          label={t.birthday}
          hint={profile.birthday ? t.birthdayKnown : t.birthdayHint}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          readOnly={profile.birthday !== null}
          {...field('birthday')}
        />
        <TextField
          label={t.phone}
          hint={t.phoneHint}
          type="tel"
          dir="ltr"
          readOnly
          value={profile.phone_text ?? ''}
        />
        <Button type="submit" variant="primary" size="large" busy={busy} busyText={t.saving}>
          {t.save}
        </Button>
      </form>
    </Part>
  )
}
