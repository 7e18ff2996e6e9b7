import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  openAddress: 'Oppure apri questo indirizzo:',
  why: 'Ricevi questa email perché hai accettato di ricevere nostre notizie.',
  preferences: 'Scegli cosa ricevere',
  unsubscribe: 'Disiscriviti',
  by: 'Tessere fedeltà di Regulars',
}
