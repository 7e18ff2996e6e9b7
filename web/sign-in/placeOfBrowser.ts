import { deviceTimeZone } from '#server/platform/locale.ts'

/** Where a new business is, as far as the browser tells: a guess, which its owner sees and can change. */
export const placeOfBrowser = () => ({ time_zone: deviceTimeZone(), locale: navigator.language })
