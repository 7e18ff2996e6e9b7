import type { languageTexts as english } from '../languageTexts.ts'

export const languageTexts: typeof english = {
  title: 'Idioma',
  text: 'De las pantallas y de los correos que te enviamos, en todos tus dispositivos.',
}
