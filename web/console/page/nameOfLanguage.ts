import { languageName } from '#server/platform/text/locale.ts'
import { language } from '#web/ui/language.ts'

/** The name of a language (ISO 639-1) in that of the page: 'French'. */
export const nameOfLanguage = (code: string): string => languageName(code, language)
