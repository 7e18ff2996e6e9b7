import { useState } from 'react'
import { PAUSE_DAYS, type Topic, topics } from '#server/messaging/preferences/config.ts'
import { type Language, languages } from '#server/platform/text/languages.ts'
import { languageName } from '#server/platform/text/locale.ts'
import { isPageLanguage } from '#server/platform/text/pageLanguages.ts'
import { app, call } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Switch } from '#web/ui/fields/Switch.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { readIn } from '../readIn.ts'
import { useEntry } from '../sign-in/useEntry.ts'
import type { PartProps } from './DetailsForm.tsx'
import { Part } from './Part.tsx'
import { texts } from './texts.ts'

const t = texts.topics

/** The topics of messages that the customer wants, and a pause from all of them. */
export function Topics({ profile, onChange }: PartProps) {
  const { problem, busy, run } = useEntry()
  const [notice, setNotice] = useState('')
  const save = (json: {
    topics?: Partial<Record<Topic, boolean>>
    paused?: boolean
    language?: Language | null
  }) =>
    void run(async () => {
      setNotice('')
      const next = await call(app.portal.preferences.$put({ json }))
      onChange(next)
      if (isPageLanguage(json.language)) readIn(json.language)
      if (json.paused !== undefined)
        setNotice(next.paused_until_day === null ? t.resumed : t.until(next.paused_until_day))
    })
  const { preferences, paused_until_day: day } = profile
  return (
    <Part title={t.title}>
      <ErrorBanner message={problem?.text} />
      {topics.map((topic) => (
        <Switch
          key={topic}
          label={t.names[topic]}
          hint={t.hints[topic]}
          checked={!preferences.left.includes(topic)}
          onChange={(wanted) => save({ topics: { [topic]: wanted } })}
        />
      ))}
      <p className="text-muted text-sm">{profile.can_text ? t.owed : t.owedByMail}</p>
      <SelectField
        {...t.language}
        value={preferences.language ?? ''}
        onChange={({ target }) => save({ language: languages.find((one) => one === target.value) ?? null })}
      >
        <option value="">{t.ownLanguage}</option>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageName(language)}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <p className="text-sm">{day === null ? t.pauseText(PAUSE_DAYS) : t.until(day)}</p>
        <Button busy={busy} busyText={t.saving} onClick={() => save({ paused: day === null })}>
          {day === null ? t.pause(PAUSE_DAYS) : t.resume}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {notice}
      </p>
    </Part>
  )
}
