import { useQuery } from '@tanstack/react-query'
import { localeIn } from '#server/platform/text/locale.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { useSession } from '../session/session.ts'
import type { SheetTexts } from './sheetTexts.ts'

/** The words of a sheet, the language that they are in, and the locale of its figures. */
export type SheetWords = { language: PageLanguage; texts: SheetTexts; locale: string }

/** Sheets are printed in the language of the business's customers, whichever the console is in. */
const load: Record<PageLanguage, () => Promise<{ texts: SheetTexts }>> = {
  en: () => import('./sheetTexts.ts?in=en'),
  de: () => import('./sheetTexts/de.ts'),
  es: () => import('./sheetTexts/es.ts'),
  fr: () => import('./sheetTexts/fr.ts'),
  pt: () => import('./sheetTexts/pt.ts'),
  it: () => import('./sheetTexts/it.ts'),
  nl: () => import('./sheetTexts/nl.ts'),
  pl: () => import('./sheetTexts/pl.ts'),
  ar: () => import('./sheetTexts/ar.ts'),
}

/** The words of the business's sheets; undefined until they are loaded. */
export function useSheetWords() {
  const { language, locale } = useSession().business
  return useQuery({
    queryKey: ['sheet-words', language, locale],
    queryFn: async (): Promise<SheetWords> => {
      const { texts } = await load[language]()
      return { language, texts, locale: localeIn(locale, language) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
