import type { continents as english } from '../continentTexts.ts'

export const continents: typeof english = {
  Africa: 'Afrika',
  America: 'Amerika',
  Antarctica: 'Antarktis',
  Arctic: 'Arktis',
  Asia: 'Asien',
  Atlantic: 'Atlantik',
  Australia: 'Australien',
  Europe: 'Europa',
  Indian: 'Indischer Ozean',
  Pacific: 'Pazifik',
}
