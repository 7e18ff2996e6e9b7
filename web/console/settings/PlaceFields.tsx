import { useMemo } from 'react'
import type { SettingsView } from '#server/settings/contract.ts'
import { Card } from '#web/ui/Card.tsx'
import { ComboField } from '#web/ui/ComboField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { countryOptions, currencyOptions, localeOptions, timeZoneOptions } from './placeOptions.ts'
import { texts } from './texts.ts'
import type { ProfileField } from './typedProfile.ts'
import type { ProfileForm } from './useProfileForm.ts'
import { wireField } from './wireField.ts'

const { fields, hints } = texts

type PlaceFieldsProps = { form: ProfileForm; settings: SettingsView; mayChange: boolean }

/** Where the shop is: its clock, its money, how its people write. */
export function PlaceFields({ form, settings, mayChange }: PlaceFieldsProps) {
  const { typed } = form
  const zones = useMemo(() => timeZoneOptions(typed.time_zone), [typed.time_zone])
  const currencies = useMemo(() => currencyOptions(typed.currency), [typed.currency])
  const countries = useMemo(() => countryOptions(settings.countries), [settings.countries])
  const locales = useMemo(() => localeOptions(typed.locale), [typed.locale])
  const combo = (name: ProfileField) => ({
    name,
    value: typed[name],
    error: form.wrong[name],
    onChange: (value: string) => form.change(name, value),
    disabled: !mayChange,
    noneText: texts.none,
  })
  return (
    <Card title={texts.place.title} description={texts.place.description}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ComboField
          label={fields.default_country}
          hint={hints.country}
          options={countries}
          {...combo('default_country')}
        />
        <ComboField label={fields.time_zone} options={zones} {...combo('time_zone')} />
        <ComboField
          label={fields.currency}
          hint={settings.currency_locked ? hints.currencyLocked : hints.currency}
          options={currencies}
          {...combo('currency')}
          disabled={!mayChange || settings.currency_locked}
        />
        <SelectField label={fields.locale} {...wireField(form, 'locale')}>
          {locales.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    </Card>
  )
}
