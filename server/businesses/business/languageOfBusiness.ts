import { languageOfCountry, type PageLanguage } from '#server/platform/text/pageLanguages.ts'
import type { Business } from './queries.ts'

/** The language in which a business speaks to customers who chose none: the one it chose, else that of its country. */
export const languageOfBusiness = ({
  language,
  default_country,
}: Pick<Business, 'language' | 'default_country'>): PageLanguage =>
  language ?? languageOfCountry(default_country)
