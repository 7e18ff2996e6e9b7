import { deviceTimeZone } from '#server/platform/text/locale.ts'

/** The place of a new business as the browser reports it: a guess, which its owner sees and can change. */
export const placeOfBrowser = () => ({ time_zone: deviceTimeZone(), locale: navigator.language })
