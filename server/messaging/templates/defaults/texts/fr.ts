import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  welcome: {
    name: 'Bienvenue',
    text: "Bienvenue chez {business_name}, {firstName} ! {promise} Répondez STOP pour vous désabonner, HELP pour de l'aide.",
    rates: ' Frais possibles.',
    subject: 'Bienvenue chez {business_name}',
    body: `Bonjour {firstName},

Merci de nous avoir rejoints chez {business_name}. {promise}

Votre carte est à portée de clic.

À bientôt\u202f!`,
  },
  promises: {
    text: {
      general: 'Vous cumulez désormais des récompenses.',
      often: 'Avec {count} tampons, vous obtenez : {reward}.',
      amounts: 'Avec {count} points, vous obtenez : {reward}.',
      visits: 'Plus vous venez, plus la remise augmente.',
    },
    email: {
      general:
        'Désormais, chaque visite compte\u202f: donnez simplement votre numéro de téléphone à la caisse.',
      often:
        'Avec {count} tampons, vous obtenez\u202f: {reward}. Donnez simplement votre numéro de téléphone à la caisse.',
      amounts:
        'Avec {count} points, vous obtenez\u202f: {reward}. Donnez simplement votre numéro de téléphone à la caisse.',
      visits:
        'Plus vous venez, plus la remise augmente. Donnez simplement votre numéro de téléphone à la caisse.',
    },
  },
  reward: {
    name: 'Récompense gagnée',
    text: 'Bonne nouvelle, {firstName} : une récompense vous attend chez {business_name} !',
    subject: 'Une récompense vous attend chez {business_name}',
    body: `Bonne nouvelle, {firstName}\u202f!

Vous avez gagné une récompense chez {business_name}. Montrez le code ci-dessous à la caisse lors de votre prochaine visite.

Merci de votre fidélité.`,
  },
  milestone: {
    name: 'Palier de points',
    text: '{firstName}, vous avez atteint {points} points chez {business_name}. Merci de votre fidélité !',
  },
  birthday: {
    name: 'Anniversaire',
    text: "Joyeux anniversaire, {firstName} ! Toute l'équipe de {business_name} vous souhaite une belle journée.",
    subject: 'Joyeux anniversaire de la part de {business_name}',
    body: `Joyeux anniversaire, {firstName}\u202f!

Toute l’équipe de {business_name} vous souhaite une très belle journée. Venez fêter cela avec nous.`,
  },
  news: {
    name: 'Nouveautés',
    subject: 'Du nouveau chez {business_name}',
    body: `Bonjour {firstName},

Il y a du nouveau chez {business_name}. Venez nous voir\u202f: votre carte attend sa prochaine visite.`,
  },
  custom: {
    name: 'Un petit mot',
    text: 'Bonjour {firstName}, merci de votre visite chez {business_name}. Au plaisir de vous revoir !',
    subject: 'Un petit mot de {business_name}',
    body: `Bonjour {firstName},

Merci de votre visite chez {business_name}. Au plaisir de vous revoir.`,
  },
  expiry: {
    name: 'Expire bientôt',
    text: '{firstName}, une partie de vos gains chez {business_name} va expirer. Passez nous voir pour en profiter :',
    subject: 'À utiliser avant l’expiration, chez {business_name}',
    body: `Bonjour {firstName},

Une partie de ce que vous avez cumulé chez {business_name} expire bientôt. Nous serions ravis que vous passiez en profiter\u202f:`,
  },
  miss_you: {
    name: 'Vous nous manquez',
    text: 'Bonjour {firstName}, cela fait longtemps ! Nous serions ravis de vous revoir chez {business_name}.',
    subject: 'Vous nous manquez chez {business_name}',
    body: `Bonjour {firstName},

Votre dernière visite remonte à quelque temps, et nous serions ravis de vous revoir.

Toute l’équipe de {business_name} vous attend.`,
  },
  nth_visit: {
    name: 'Merci de votre fidélité',
    text: 'Vous venez si souvent chez {business_name}, {firstName} : merci ! Cela compte beaucoup pour nous.',
    subject: 'Merci de votre fidélité à {business_name}',
    body: `Bonjour {firstName},

Vous nous avez déjà rendu visite de nombreuses fois chez {business_name}. Cela compte beaucoup pour nous\u202f: merci\u202f!

À bientôt.`,
  },
  unused_reward: {
    name: 'Une récompense attend',
    text: '{firstName}, quelque chose vous attend encore chez {business_name}. Montrez ceci à votre prochaine visite :',
    subject: 'Quelque chose vous attend encore chez {business_name}',
    body: `Bonjour {firstName},

Vous avez gagné une récompense chez {business_name} et ne l’avez pas encore utilisée. Montrez le code ci-dessous à la caisse lors de votre prochaine visite.`,
  },
}
