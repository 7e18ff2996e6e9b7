import type { StaffLanguage } from '#server/platform/text/pageLanguages.ts'
import { texts as german } from './texts/de.ts'
import { texts as spanish } from './texts/es.ts'
import { texts } from './texts.ts'

export type Texts = typeof texts

export const textsIn: Record<StaffLanguage, Texts> = { en: texts, de: german, es: spanish }
