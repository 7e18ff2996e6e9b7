import type { languageTexts as english } from '../languageTexts.ts'

export const languageTexts: typeof english = {
  title: 'Sprache',
  text: 'Für alle Seiten und unsere E-Mails an dich, auf jedem Gerät.',
}
