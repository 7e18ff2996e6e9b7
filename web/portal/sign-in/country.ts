import { homeCountry as browsersCountry } from '#web/phone/homeCountry.ts'
import { lastBusiness } from '../remembered.ts'

/** The country of a number without a country code: the business's, else that of the browser's language. */
export const homeCountry = (): string => lastBusiness()?.default_country || browsersCountry()
