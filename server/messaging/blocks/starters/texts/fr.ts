import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  seeCard: 'Voir votre carte',
  welcome: {
    subject: 'Bienvenue chez {business_name}',
    title: 'Bienvenue, {firstName}\u202f!',
    thanks: 'Merci de nous avoir rejoints chez {business_name}. Désormais, chaque visite compte.',
    till: 'À la caisse, **donnez simplement votre numéro de téléphone**. Rien à emporter, rien à imprimer.',
    goodToKnow: 'Bon à savoir',
    collect: ['**Cumulez**', 'À chaque passage, nous ajoutons vos gains sur votre carte.'],
    enjoy: [
      '**Profitez**',
      'Dès qu’une récompense est à vous, nous vous écrivons. Montrez-la lors de votre prochaine visite.',
    ],
    questions: 'Une question\u202f? Répondez à cet e-mail, ou demandez-nous à la caisse.',
  },
  reward: {
    subject: 'Une récompense vous attend chez {business_name}',
    title: 'Cadeau de la maison, {firstName}',
    earned: 'Vous avez gagné une récompense chez {business_name}. Merci de votre fidélité.',
    how: 'Lors de votre prochaine visite, **montrez le code à la caisse**. C’est tout.',
    seeRewards: 'Voir toutes vos récompenses',
    once: 'Chaque code sert une fois. Votre carte indique jusqu’à quand.',
  },
  milestone: {
    subject: '{firstName}, regardez le chemin parcouru',
    title: 'Regardez le chemin parcouru\u202f!',
    noticed:
      'Bonjour {firstName}, vous revenez souvent chez {business_name}. Nous l’avons remarqué, et cela nous fait très plaisir.',
    choice:
      'Certains de nos habitués économisent pour quelque chose de spécial, d’autres se font plaisir tout de suite. À vous de choisir.',
    see: 'Voir ce que vous pouvez obtenir',
    thanks: 'Merci de faire partie de nos habitués.',
  },
  birthday: {
    subject: 'Joyeux anniversaire, {firstName}\u202f!',
    title: 'Joyeux anniversaire, {firstName}\u202f!',
    wishes: [
      'C’est votre jour, et toute l’équipe de {business_name} vous le souhaite merveilleux.',
      'Venez le fêter avec nous, en bonne compagnie.',
    ],
    from: 'Avec les meilleurs vœux de toute l’équipe.',
  },
  'miss-you': {
    subject: 'Cela fait longtemps, {firstName}',
    title: 'Vous nous avez manqué',
    while: [
      'Bonjour {firstName}, votre dernière visite chez {business_name} remonte à quelque temps, et nous serions ravis de vous revoir.',
      'Ce que vous avez cumulé est toujours là\u202f:',
    ],
    better: 'Pouvons-nous faire mieux\u202f? Répondez à cet e-mail. Nous lisons chaque mot.',
  },
  news: {
    subject: 'Du nouveau chez {business_name}',
    picture: 'La nouveauté',
    title: 'Il y a du nouveau',
    told: [
      'Bonjour {firstName}, nous préparions quelque chose, et le voici.',
      'Dites en deux ou trois phrases ce que c’est, ce qui le rend spécial et depuis quand on peut l’avoir.',
    ],
    first: { title: 'La première chose', text: 'Une phrase qui éveille la curiosité.' },
    second: { title: 'La deuxième', text: 'Une autre, tout aussi courte.' },
    use: 'Votre carte compte chaque visite. Passez nous voir et profitez-en.',
  },
  offer: {
    subject: 'Quelque chose pour vous, {firstName}',
    title: 'Un petit merci',
    yours:
      'Bonjour {firstName}, vous nous êtes fidèle, voici donc quelque chose pour vous. **Ce code n’est qu’à vous**, et il sert une fois\u202f:',
    how: 'Montrez-le à la caisse au moment de payer, sur votre téléphone ou sur papier\u202f: nous nous occupons du reste.',
    rules: 'Le code n’est pas échangeable contre de l’argent et ne se cumule pas avec un autre.',
  },
  season: {
    subject: 'Nouvelle saison chez {business_name}',
    picture: 'La nouvelle saison chez nous',
    title: 'Notre moment préféré de l’année',
    told: [
      'Bonjour {firstName}, la saison change, et ce que vous trouvez chez nous aussi.',
      'Pendant quelques semaines, nous avons des choses que nous ne faisons qu’à cette période de l’année. Quand il n’y en a plus, il n’y en a plus.',
    ],
    share: ['**À partager**', 'De quoi régaler toute la table.'],
    give: ['**À offrir**', 'Un cadeau auquel personne ne s’attend.'],
    keep: ['**À garder**', 'Pour vous. Vous l’avez bien mérité.'],
    wishes: 'Nous vous souhaitons de bons moments, à vous et à vos proches, et espérons vous voir bientôt.',
  },
  hours: {
    subject: 'Nouveaux horaires chez {business_name}',
    title: 'Nous ouvrons plus longtemps',
    asked:
      'Bonjour {firstName}, vous êtes nombreux à l’avoir demandé. Dès lundi prochain, vous nous trouvez à ces horaires\u202f:',
    week: ['**Du lundi au vendredi**', 'De 8\u00a0h à 19\u00a0h'],
    weekend: ['**Samedi et dimanche**', 'De 9\u00a0h à 17\u00a0h'],
    date: 'Et une date à retenir',
    evening: [
      'Le premier soir, nous faisons goûter quelque chose à tous ceux qui passent.',
      'Inutile de prévenir. Venez à plusieurs, et prenez votre temps.',
    ],
  },
  thanks: {
    subject: 'Merci de votre visite, {firstName}',
    title: 'Merci de votre visite',
    told: [
      'Bonjour {firstName}, c’était un plaisir de vous voir chez {business_name}.',
      'Un petit commerce vit du bouche-à-oreille. Si cela vous a plu, **laissez-nous quelques mots** là où vous cherchez vous-même des adresses, dans votre appli de plans ou sur notre page. Cela prend une minute et nous aide beaucoup.',
      'Et si quelque chose n’allait pas, dites-le-nous d’abord\u202f: répondez à cet e-mail, et nous y remédierons.',
    ],
    next: 'À la prochaine. Au plaisir de vous revoir.',
  },
}
