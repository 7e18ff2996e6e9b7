import { getCountries } from 'libphonenumber-js/max'

/** Every country whose phone numbers can be read, by its ISO 3166 code. */
export const countries = (): string[] => getCountries()
