import { ApiError, app, call } from '#web/client/api.ts'
import { Switch } from '#web/ui/fields/Switch.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { useEntry } from '../sign-in/useEntry.ts'
import type { PartProps } from './DetailsForm.tsx'
import { Part } from './Part.tsx'
import { texts } from './texts.ts'

const t = texts.consents

/** Consents are given by the words beside each switch, and ended at once. */
export function Consents({ profile, onChange }: PartProps) {
  const { problem, run } = useEntry()
  const turn = (channel: 'sms' | 'email', given: boolean) =>
    void run(async () => {
      const json = { channel, given, wording_mark: profile.wording_mark }
      try {
        onChange(await call(app.portal.consents.$put({ json })))
      } catch (error) {
        // The words have changed: the new ones are shown, and nothing is agreed to yet.
        if (error instanceof ApiError && error.details.reason === 'wording')
          onChange(error.details.profile as PartProps['profile'])
        throw error
      }
    })
  const { can_text, opted_in_sms, opted_in_email, email_to_confirm, texts_stopped, email, wording } = profile
  return (
    <Part title={t.title}>
      <ErrorBanner message={problem?.text} />
      {(can_text || opted_in_sms) && (
        <Switch
          label={t.sms}
          hint={can_text ? (texts_stopped ? t.stopped : wording.sms) : t.noTexts}
          checked={opted_in_sms}
          disabled={texts_stopped && !opted_in_sms}
          onChange={(given) => turn('sms', given)}
        />
      )}
      <Switch
        label={t.email}
        hint={email ? wording.email : t.noEmail}
        checked={opted_in_email}
        disabled={!email && !opted_in_email}
        onChange={(given) => turn('email', given)}
      />
      {email_to_confirm && email && (
        <p role="status" className="text-muted text-sm">
          {t.confirm(email)}
        </p>
      )}
    </Part>
  )
}
