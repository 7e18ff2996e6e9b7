import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  openAddress: 'Of open dit adres:',
  why: 'Je krijgt deze e-mail omdat je ermee hebt ingestemd van ons te horen.',
  preferences: 'Kiezen wat ik krijg',
  unsubscribe: 'Afmelden',
  by: 'Klantenkaarten van Regulars',
}
