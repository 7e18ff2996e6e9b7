import { queryOptions } from '@tanstack/react-query'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import type { SuggestionTexts } from './suggestionTexts.ts'

const load: Record<PageLanguage, () => Promise<{ texts: SuggestionTexts }>> = {
  en: () => import('./suggestionTexts.ts?in=en'),
  de: () => import('./suggestionTexts/de.ts'),
  es: () => import('./suggestionTexts/es.ts'),
  fr: () => import('./suggestionTexts/fr.ts'),
  pt: () => import('./suggestionTexts/pt.ts'),
  it: () => import('./suggestionTexts/it.ts'),
  nl: () => import('./suggestionTexts/nl.ts'),
  pl: () => import('./suggestionTexts/pl.ts'),
  ar: () => import('./suggestionTexts/ar.ts'),
}

/** Suggested names in the language of the business, whose customers read them. */
export const suggestionsQuery = (language: PageLanguage) =>
  queryOptions({
    queryKey: ['suggestions', language],
    queryFn: async (): Promise<SuggestionTexts> => (await load[language]()).texts,
    staleTime: Number.POSITIVE_INFINITY,
  })
