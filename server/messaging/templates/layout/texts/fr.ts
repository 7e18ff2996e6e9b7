import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  openAddress: 'Ou ouvrez cette adresse\u202f:',
  why: 'Vous recevez cet e-mail parce que vous avez accepté de recevoir de nos nouvelles.',
  preferences: 'Choisir ce que je reçois',
  unsubscribe: 'Se désinscrire',
  by: 'Cartes de fidélité par Regulars',
}
