import { useMemo } from 'react'
import type { SettingsView } from '#server/console/settings/contract.ts'
import { languageName } from '#server/platform/text/locale.ts'
import { languageOfCountry } from '#server/platform/text/pageLanguages.ts'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { wire } from '../../forms/wire.ts'
import { countryOptions, currencyOptions, languageOptions, timeZoneOptions } from '../placeOptions.ts'
import { texts } from '../texts.ts'
import type { ProfileForm } from './useProfileForm.ts'

const { fields, hints } = texts

type PlaceFieldsProps = { form: ProfileForm; settings: SettingsView }

/**
 * The business's country, which decides how numbers and dates are written, the language of customers who chose none, its
 * time zone and its currency.
 */
export function PlaceFields({ form, settings }: PlaceFieldsProps) {
  const { typed } = form
  const zones = useMemo(() => timeZoneOptions(typed.time_zone), [typed.time_zone])
  const currencies = useMemo(
    () => currencyOptions(settings.currencies, typed.currency),
    [settings.currencies, typed.currency],
  )
  const countries = useMemo(() => countryOptions(settings.countries), [settings.countries])
  const ofCountry = texts.ofCountry(languageName(languageOfCountry(typed.default_country)))
  return (
    <Card title={texts.place.title} description={texts.place.description}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField label={fields.default_country} hint={hints.country} {...wire(form, 'default_country')}>
          <Options of={countries} />
        </SelectField>
        <SelectField label={fields.language} hint={hints.language} {...wire(form, 'language')}>
          <Options of={languageOptions(ofCountry)} />
        </SelectField>
        <SelectField label={fields.time_zone} hint={hints.time_zone} {...wire(form, 'time_zone')}>
          {[...zones].map(([continent, cities]) => (
            <optgroup key={continent} label={continent}>
              <Options of={cities} />
            </optgroup>
          ))}
        </SelectField>
        <SelectField
          label={fields.currency}
          hint={settings.currency_locked ? hints.currencyLocked : hints.currency}
          {...wire(form, 'currency')}
          disabled={settings.currency_locked}
        >
          <Options of={currencies} />
        </SelectField>
      </div>
    </Card>
  )
}
