import type { texts as english } from '../nothingHereTexts.ts'

export const texts: typeof english = {
  title: 'Hier is niets',
  onOwnHost: 'Doe mee of bekijk je kaart',
  unknownHost: 'Dit adres is nog niet of niet meer in gebruik.',
}
