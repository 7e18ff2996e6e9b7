import type { texts as english } from '../nothingHereTexts.ts'

export const texts: typeof english = {
  title: 'Hier ist nichts',
  onOwnHost: 'Mitmachen oder deine Karte ansehen',
  unknownHost: 'Diese Adresse ist noch nicht oder nicht mehr in Gebrauch.',
}
