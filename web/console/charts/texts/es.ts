import type { chartTexts as english } from '../texts.ts'

export const chartTexts: typeof english = {
  numbers: 'Ver las cifras',
  save: {
    numbers: 'CSV',
    numbersOf: (chart) => `Guardar como CSV: ${chart}`,
    picture: 'Imagen',
    pictureOf: (chart) => `Guardar como imagen: ${chart}`,
    failed: 'No se pudo crear la imagen. El archivo CSV tiene las mismas cifras.',
  },
}
