import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  offline: 'Pas de connexion. Vérifiez votre accès à Internet et réessayez.',
  unreadable: 'La réponse est illisible.',
  unavailable: 'Un problème est survenu. Veuillez réessayer.',
}
