import { type FormEvent, useState } from 'react'
import type { OwnProfile } from '#server/surfaces/customer-account/contract.ts'
import { app, call } from '#web/client/api.ts'
import { useTypedPhone } from '#web/phone/typedPhone.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorBanner } from '#web/ui/ErrorBanner.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { homeCountry } from '../country.ts'
import { useEntry } from '../useEntry.ts'
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

/** The customer's details. The number for signing in is shown and cannot be changed. */
export function DetailsForm({ profile, onChange }: PartProps) {
  const [typed, setTyped] = useState(() => typedOf(profile))
  const { phone } = useTypedPhone(homeCountry(), profile.phone ?? '')
  const [saved, setSaved] = useState(false)
  const { busy, problem, run } = useEntry()
  const fields = problem?.fields ?? {}
  const wire = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setSaved(false)
      setTyped((before) => ({ ...before, [name]: target.value }))
    },
    error: fields[name],
  })
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
        <ErrorBanner message={problem && Object.keys(fields).length === 0 && problem.text} />
        {saved && (
          <Banner tone="success" live>
            {t.saved}
          </Banner>
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField label={t.firstName} autoComplete="given-name" maxLength={100} {...wire('first_name')} />
          <TextField label={t.lastName} autoComplete="family-name" maxLength={100} {...wire('last_name')} />
        </div>
        <TextField label={t.email} type="email" autoComplete="email" maxLength={254} {...wire('email')} />
        <TextField
          label={t.birthday}
          hint={profile.birthday ? t.birthdayKnown : t.birthdayHint}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          readOnly={profile.birthday !== null}
          {...wire('birthday')}
        />
        <TextField label={t.phone} hint={t.phoneHint} type="tel" dir="ltr" readOnly value={phone} />
        <Button type="submit" variant="primary" size="large" busy={busy} busyText={t.saving}>
          {t.save}
        </Button>
      </form>
    </Part>
  )
}
