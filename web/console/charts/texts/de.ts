import type { chartTexts as english } from '../texts.ts'

export const chartTexts: typeof english = {
  numbers: 'Zahlen zeigen',
  save: {
    numbers: 'CSV',
    numbersOf: (chart) => `Als CSV speichern: ${chart}`,
    picture: 'Bild',
    pictureOf: (chart) => `Als Bild speichern: ${chart}`,
    failed: 'Das Bild konnte nicht gezeichnet werden. Die CSV-Datei enthält dieselben Zahlen.',
  },
}
