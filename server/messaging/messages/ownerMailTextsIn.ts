import type { StaffLanguage } from '#server/platform/text/pageLanguages.ts'
import { ownerMailTexts as german } from './ownerMailTexts/de.ts'
import { ownerMailTexts as spanish } from './ownerMailTexts/es.ts'
import { ownerMailTexts } from './ownerMailTexts.ts'

export const ownerMailTextsIn: Record<StaffLanguage, typeof ownerMailTexts> = {
  en: ownerMailTexts,
  de: german,
  es: spanish,
}
