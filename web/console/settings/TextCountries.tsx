import { X } from 'lucide-react'
import { useMemo } from 'react'
import type { SettingsView } from '#server/console/settings/contract.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { countryOptions } from './placeOptions.ts'
import { useSetTextCountries } from './settingsQuery.ts'
import { texts } from './texts.ts'

const words = texts.textCountries

/** Countries in which customers may be texted: the business's own, and those switched on here. */
export default function TextCountries({
  settings,
  mayChange,
}: {
  settings: SettingsView
  mayChange: boolean
}) {
  const { mutate, isPending } = useSetTextCountries()
  const report = useReport()
  const all = useMemo(() => countryOptions(settings.countries), [settings.countries])
  const nameOf = (code: string) => all.find(([country]) => country === code)?.[1] ?? code
  const own = settings.profile.default_country
  const chosen = settings.text_countries.filter((code) => code !== own)
  const change = (countries: string[]) => {
    if (isPending) return
    mutate(countries, report({ done: words.saved, failed: words.failed }))
  }
  return (
    <Card title={words.title} description={words.description}>
      <ul aria-label={words.title} className="mb-4 flex flex-wrap gap-2">
        <li className={chip}>{words.own(nameOf(own))}</li>
        {chosen.map((code) => (
          <li key={code} className={chip}>
            {nameOf(code)}
            {mayChange && (
              <IconButton
                label={words.remove(nameOf(code))}
                icon={<X />}
                onClick={() => change(chosen.filter((other) => other !== code))}
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <SelectField
          label={words.add}
          hint={words.hint}
          value=""
          onChange={({ target }) => target.value && change([...chosen, target.value])}
        >
          <option value="">{words.choose}</option>
          <Options of={all.filter(([country]) => country !== own && !chosen.includes(country))} />
        </SelectField>
      )}
    </Card>
  )
}

const chip = 'flex min-h-11 items-center gap-1 rounded-md border border-line bg-quiet px-3'
