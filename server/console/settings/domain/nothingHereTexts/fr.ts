import type { texts as english } from '../nothingHereTexts.ts'

export const texts: typeof english = {
  title: 'Il n’y a rien ici',
  onOwnHost: 'Participer ou voir votre carte',
  unknownHost: 'Cette adresse n’est pas encore utilisée, ou ne l’est plus.',
}
