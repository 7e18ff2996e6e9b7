import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'

/** The language of the texts around it, ISO 639-1. */
export const language: PageLanguage = 'en'
