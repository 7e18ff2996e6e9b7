import type { continents as english } from '../continentTexts.ts'

export const continents: typeof english = {
  Africa: 'África',
  America: 'América',
  Antarctica: 'Antártida',
  Arctic: 'Ártico',
  Asia: 'Asia',
  Atlantic: 'Atlántico',
  Australia: 'Australia',
  Europe: 'Europa',
  Indian: 'Océano Índico',
  Pacific: 'Pacífico',
}
