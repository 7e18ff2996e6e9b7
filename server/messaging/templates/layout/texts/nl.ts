import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  openAddress: 'Of open dit adres:',
  why: 'Je krijgt deze e-mail omdat je ons toestemming hebt gegeven om je te mailen.',
  preferences: 'Kiezen wat ik krijg',
  unsubscribe: 'Afmelden',
  by: 'Klantenkaarten van Regulars',
}
