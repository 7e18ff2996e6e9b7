import type { localNamesTexts as english } from '../localNamesTexts.ts'

export const localNamesTexts: typeof english = {
  title: 'Diese Demo antwortet nur auf ihrem eigenen Computer',
  text: 'Öffne sie dort unter {address}. Für andere Adressen betreibe Regulars produktiv: siehe docs/operations.md.',
}
