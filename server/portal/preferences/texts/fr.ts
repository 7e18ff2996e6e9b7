import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: (business) => `Ce que ${business} vous envoie`,
  channels: 'Comment on peut vous écrire',
  topics: 'Ce que vous souhaitez recevoir',
  boxes: {
    email: 'E-mails',
    sms: 'SMS',
    news: 'Offres et nouveautés',
    occasions: 'Anniversaire et étapes franchies',
    reminders: 'Rappels «\u202fVous nous manquez\u202f»',
  },
  hints: {
    news: 'Ce qui est nouveau et ce qui est en promotion.',
    occasions: 'Un mot pour votre anniversaire, et quand vous franchissez une étape.',
    reminders: 'Quand votre dernière visite commence à dater, ou qu’une récompense vous attend.',
  },
  owed: 'Tant que les e-mails ou les SMS sont activés, nous vous prévenons toujours quand vous gagnez une récompense ou quand des points vont expirer.',
  owedByMail:
    'Tant que les e-mails sont activés, nous vous prévenons toujours quand vous gagnez une récompense ou quand des points vont expirer.',
  stopped:
    'Vous avez répondu STOP. Pour recevoir de nouveau des SMS, envoyez START au numéro qui vous a écrit.',
  elsewhere: 'Les SMS sont désactivés. Pour en recevoir, dites-le au commerçant à votre prochain passage.',
  language: {
    label: 'Langue',
    own: 'Celle du commerçant',
    hint: 'Les messages vous arrivent dans cette langue quand le commerçant les a traduits.',
  },
  save: 'Enregistrer',
  pause: {
    title: 'Besoin d’une pause\u202f?',
    text: (days) =>
      `Pendant ${days} jours, vous ne recevez rien de ce que vous pouvez choisir ci-dessus. Ensuite, tout reprend automatiquement.`,
    start: (days) => `Pause de ${days} jours`,
    until: (day) => `En pause jusqu’au ${day}. Ensuite, tout reprend automatiquement.`,
    resume: 'Reprendre maintenant',
  },
  said: {
    saved: 'C’est enregistré. Voici vos choix.',
    stopped:
      'Rien n’a changé\u202f: vous avez répondu STOP. Pour recevoir de nouveau des SMS, envoyez START au numéro qui vous a écrit.',
    elsewhere:
      'Rien n’a changé\u202f: les SMS ne peuvent pas être activés ici. Dites-le au commerçant à votre prochain passage.',
    'other words':
      'Rien n’a changé\u202f: le texte à côté de la case n’est plus le même. Veuillez le lire et enregistrer de nouveau.',
  },
  unknown: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il a peut-être été coupé en route, ou votre adresse e-mail a changé entre-temps. Ouvrez l’e-mail le plus récent et utilisez le lien à la fin.',
  },
}
