import type { localNamesTexts as english } from '../localNamesTexts.ts'

export const localNamesTexts: typeof english = {
  title: 'Esta demo solo responde en su propio ordenador',
  text: 'Ábrela allí en {address}. Para otras direcciones, pon Regulars en producción: mira docs/operations.md.',
}
