import { homeCountry as browsersCountry } from '#web/phone/homeCountry.ts'
import { lastBusiness } from './remembered.ts'

/** Where a number without its country code is from: the business's country, else that of the browser's language. */
export const homeCountry = (): string => lastBusiness()?.default_country || browsersCountry()
