import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  home: 'Regulars',
  since: (month) => `En vigueur depuis ${month}`,
  contact: 'Écrivez-nous\u202f:',
  unconfirmed:
    'Personne n’a encore confirmé cette traduction. L’exploitant de ce site doit la lire et la confirmer avant qu’elle soit montrée à qui que ce soit. D’ici là, c’est le texte anglais qui fait foi.',
}
