import { type Environment, SettingError, type Settings } from '#server/platform/settings/setting.ts'
import { isPageLanguage, type PageLanguage, pageLanguages } from '#server/platform/text/pageLanguages.ts'

export const joinSettings = {
  LEGAL_LANGUAGES: {
    about:
      'languages whose terms and privacy notice you have read and confirmed; elsewhere the English ones are shown.',
    line: '#LEGAL_LANGUAGES=de, fr',
  },
} as const satisfies Settings

/** Languages of the platform's terms and privacy notice that whoever publishes them has confirmed, besides English. */
export function readLegalLanguages({ LEGAL_LANGUAGES: text = '' }: Environment): PageLanguage[] {
  const named = text.split(/[\s,]+/).filter(Boolean)
  const unknown = named.find((one) => !isPageLanguage(one))
  if (unknown)
    throw new SettingError(
      `LEGAL_LANGUAGES has '${unknown}'. It lists languages of customers’ pages: ${pageLanguages.join(', ')}.`,
    )
  return named.filter(isPageLanguage)
}
