import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Vos informations',
  back: 'Retour à votre carte',
  loading: 'Chargement de vos informations…',
  failed: 'Vos informations n’ont pas pu être chargées.',
  tryAgain: 'Réessayer',
  you: {
    title: 'À propos de vous',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    phone: 'Numéro de téléphone',
    phoneHint: 'Il vous sert à vous connecter. Si vous avez changé de numéro, dites-le sur place.',
    birthday: 'Anniversaire',
    birthdayHint:
      'Pour une petite attention ce jour-là. Une fois la date enregistrée, seul le commerçant peut la corriger.',
    birthdayKnown: 'Une erreur\u202f? Dites-le sur place.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Vos informations sont enregistrées.',
  },
  consents: {
    title: 'Ce que le commerçant peut vous envoyer',
    sms: 'Offres et nouveautés par SMS',
    email: 'Offres et nouveautés par e-mail',
    stopped:
      'Vous avez répondu STOP. Pour recevoir de nouveau des SMS, envoyez START au numéro qui vous a écrit.',
    noTexts: 'Aucun SMS n’est envoyé ici. Si vous les désactivez, ils resteront désactivés.',
    noEmail: 'Indiquez d’abord votre adresse e-mail ci-dessus.',
    confirm: (email) =>
      `Nous avons envoyé un e-mail à ${email}. Ouvrez le lien qu’il contient pour activer les e-mails.`,
  },
  topics: {
    title: 'Ce que vous souhaitez recevoir',
    names: {
      news: 'Offres et nouveautés',
      occasions: 'Anniversaire et étapes franchies',
      reminders: 'Rappels «\u202fVous nous manquez\u202f»',
    },
    hints: {
      news: 'Ce qui est nouveau et ce qui est en promotion.',
      occasions: 'Un mot pour votre anniversaire, et quand vous franchissez une étape.',
      reminders: 'Quand votre dernière visite commence à dater, ou qu’une récompense vous attend.',
    },
    owed: 'Tant que les SMS ou les e-mails sont activés, nous vous prévenons toujours quand vous gagnez une récompense ou quand des points vont expirer.',
    owedByMail:
      'Tant que les e-mails sont activés, nous vous prévenons toujours quand vous gagnez une récompense ou quand des points vont expirer.',
    language: {
      label: 'Langue',
      hint: 'Ces pages s’affichent dans cette langue si elle est disponible, tout comme les messages que le commerçant a traduits.',
    },
    ownLanguage: 'Celle du commerçant',
    pauseText: (days) =>
      `Besoin d’une pause\u202f? Pendant ${days} jours, vous ne recevez rien de tout cela.`,
    pause: (days) => `Pause de ${days} jours`,
    until: (day) => `En pause jusqu’au ${day}. Ensuite, tout reprend automatiquement.`,
    resume: 'Reprendre maintenant',
    resumed: 'Les messages reprennent.',
    saving: 'Enregistrement…',
  },
  pin: {
    title: 'Votre code PIN',
    intro: (business) => `Pour cette carte, chez ${business}. Vos autres appareils seront déconnectés.`,
    first:
      'Choisissez un code PIN\u202f: la prochaine fois, vous vous connecterez avec votre numéro de téléphone et ce code.',
    present: 'Code PIN actuel',
    next: 'Nouveau code PIN',
    hint: '4 à 6 chiffres',
    change: 'Changer le code PIN',
    choose: 'Choisir le code PIN',
    saving: 'Enregistrement…',
    saved: 'Votre nouveau code PIN est enregistré.',
  },
  data: {
    title: 'Vos données',
    download: 'Télécharger mes données',
    downloading: 'Préparation…',
    downloadHint: 'Tout ce que le commerçant conserve sur vous, dans un fichier (JSON).',
    delete: 'Supprimer ma carte',
    needsPin: 'Pour supprimer votre carte, choisissez d’abord un code PIN.',
  },
  erase: {
    title: 'Supprimer votre carte\u202f?',
    lost: (business) => `Chez ${business}, vous perdez définitivement\u202f:`,
    balances: 'vos points, tampons et visites',
    rewards: 'les récompenses que vous n’avez pas utilisées',
    person: 'votre nom, numéro de téléphone, e-mail, anniversaire et messages',
    after: 'Rien de tout cela ne pourra être récupéré. Vos cartes chez d’autres commerçants ne changent pas.',
    pin: 'Votre code PIN, pour vérifier que c’est bien vous',
    confirm: 'Supprimer définitivement',
    busy: 'Suppression…',
    cancel: 'Garder ma carte',
    done: 'Votre carte est supprimée',
    doneText: (business) =>
      `${business} n’a plus votre nom, votre numéro ni vos points. Si vous vous réinscrivez, vous repartirez avec une nouvelle carte.`,
    leave: 'Terminé',
  },
}
