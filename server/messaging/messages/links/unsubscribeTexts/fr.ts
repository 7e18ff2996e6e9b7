import type { texts as english } from '../unsubscribeTexts.ts'

export const texts: typeof english = {
  ask: (business) => `Ne plus recevoir les e-mails de ${business}\u202f?`,
  kept: 'Votre carte et ce que vous avez cumulé ne changent pas.',
  stop: 'Arrêter ces e-mails',
  orChoose: 'Ou choisissez ce que vous recevez, ou faites une pause',
  done: 'Désinscription confirmée',
  doneText: (business) =>
    `Vous ne recevrez plus d’e-mails de ${business}. Votre carte et ce que vous avez cumulé ne changent pas.`,
  mistake: 'C’était une erreur\u202f?',
  again: 'Réactiver les e-mails',
  deadTitle: 'Ce lien ne fonctionne pas',
  unknown: 'Il a peut-être été coupé en route. Rouvrez l’e-mail le plus récent et utilisez le lien à la fin.',
  deadLink: 'Il a peut-être été coupé en route, ou le message qui le contient n’existe plus.',
  problemTitle: 'Cela n’a pas fonctionné',
  problem: 'Rouvrez le lien dans un instant. Si cela ne suffit pas, demandez en caisse.',
}
