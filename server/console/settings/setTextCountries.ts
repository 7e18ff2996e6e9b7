import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier, setSwitches } from '#server/businesses/business/index.ts'
import { isCountry } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField } from '#server/platform/context/refusal.ts'

/**
 * Sets the countries (ISO 3166) in which customers may be texted besides the business's own. Texts that wait for
 * a country that is switched off are withheld.
 * @returns the countries in order, each once
 * @throws {Refusal} 'invalid' at the field `countries` for an unknown country
 */
export async function setTextCountries(ctx: BusinessContext, { countries }: { countries: string[] }) {
  if (!countries.every(isCountry)) throw invalidField('countries', 'Choose a country')
  const text_countries = [...new Set(countries)].sort()
  const { business } = await lockBusinessAndTier(ctx)
  const changes = changesBetween(
    { text_countries: business.text_countries.join(', ') },
    { text_countries: text_countries.join(', ') },
  )
  if (Object.keys(changes).length === 0) return { text_countries }
  await setSwitches(ctx, { text_countries })
  await recordAct(ctx, { action: 'settings_changed', details: { changes } })
  return { text_countries }
}
