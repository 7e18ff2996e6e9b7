import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  mail: {
    subject: (business) => `Souhaitez-vous recevoir les e-mails de ${business}\u202f?`,
    body: (business) =>
      `Quelqu’un a donné cette adresse chez ${business} et a accepté de recevoir des e-mails. Si c’était vous, confirmez-le avec le bouton. Sinon, ne faites rien\u202f: vous ne recevrez pas d’autre e-mail.`,
    button: 'Oui, envoyez-moi des e-mails',
  },
  page: {
    ask: (business) => `Recevoir les e-mails de ${business}\u202f?`,
    askText: 'Vous pouvez les arrêter à tout moment, d’un clic dans n’importe lequel de ces e-mails.',
    button: 'Oui, envoyez-moi des e-mails',
    done: 'Merci, c’est confirmé',
    doneText: (business) => `Vous recevez désormais les e-mails de ${business}.`,
    unknown: 'Ce lien ne fonctionne plus',
    unknownText:
      'Il est peut-être trop ancien, ou votre adresse e-mail a changé depuis. Réactivez les e-mails sur votre carte.',
  },
}
