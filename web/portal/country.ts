import { homeCountry as browsersCountry } from '#web/phone/homeCountry.ts'
import { lastShop } from './remembered.ts'

/** Where a number without its country code is from: the shop's country, else that of the browser's language. */
export const homeCountry = (): string => lastShop()?.default_country || browsersCountry()
