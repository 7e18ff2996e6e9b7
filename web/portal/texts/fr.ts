import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { Format } from '../format.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('fr')

const points = (n: number, format: Format) =>
  `${format.number(n)} ${plural(n, { one: 'point', many: 'de points', other: 'points' })}`

export const texts: typeof english = {
  login: {
    title: 'Votre carte de fidélité',
    intro: 'Connectez-vous avec votre numéro de téléphone et votre code PIN.',
    phone: 'Numéro de téléphone',
    abroad: 'Numéro étranger\u202f? Commencez par + et l’indicatif du pays.',
    pin: 'Code PIN',
    pinHint: 'Entrez votre code PIN, de 4 à 6 chiffres',
    submit: 'Se connecter',
    busy: 'Connexion…',
    failed: 'La connexion a échoué. Veuillez réessayer.',
    byCode: 'Code PIN oublié, ou pas encore choisi\u202f? Recevez un code par SMS',
    atTheCounter:
      'Code PIN oublié, ou pas encore choisi\u202f? Demandez en caisse\u202f: on vous montrera un QR code pour le choisir.',
    contact: 'Contacter le commerçant',
    home: 'Retour à l’accueil',
    chooseTitle: 'Quelle carte souhaitez-vous voir\u202f?',
    chooseIntro: 'Votre code PIN ouvre une carte chez plusieurs commerçants.',
    back: 'Retour',
  },
  code: {
    title: 'Choisissez un code PIN',
    intro:
      'Nous vous envoyons un code par SMS. Il vous permet de choisir un nouveau code PIN et de vous connecter.',
    send: 'Recevoir un code par SMS',
    sending: 'Envoi…',
    sent: (phone, minutes) =>
      `Si un commerçant connaît le ${phone}, un code est en route. Il est valable ${minutes} minutes.`,
    code: 'Code reçu par SMS',
    pin: 'Votre nouveau code PIN',
    pinHint: '4 à 6 chiffres, les mêmes chez tous les commerçants qui connaissent votre numéro',
    submit: 'Enregistrer et se connecter',
    captchaFailed: 'La vérification anti-robot ne s’est pas chargée. Veuillez recharger la page.',
    noText:
      'Pas de SMS\u202f? Vérifiez le numéro ou demandez un autre code. Si vous avez un jour répondu STOP à un SMS, répondez d’abord START. Sur place, vous pouvez choisir un code PIN sans SMS.',
    again: 'Renvoyer un code',
    otherPhone: 'Changer de numéro',
    sentAgain: 'Un autre code est en route. Les précédents restent valables.',
  },
  failed: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Rechargez-la. Si cela ne suffit pas, demandez en caisse\u202f: on peut y voir votre carte.',
    reload: 'Recharger',
  },
  contact: {
    title: 'Contacter le commerçant',
    ask: 'Demandez sur place\u202f: on peut voir votre carte, corriger votre numéro et vous aider pour votre code PIN.',
    call: 'Appeler',
    write: 'Écrire',
    visit: 'Venir',
    close: 'Fermer',
  },
  dashboard: {
    title: 'Votre carte',
    welcome: (name) =>
      name ? ['Ravis de vous revoir, ', name, '\u202f!'] : ['Ravis de vous revoir\u202f!', '', ''],
    logOutOffline: 'Pas de connexion. Vous pourrez vous déconnecter dès son retour.',
    sinceLast: 'Du nouveau depuis la dernière fois',
    logOut: 'Déconnexion',
    showCode: 'Montrer mon code',
    profile: 'Vos informations',
    programs: 'Vos programmes de fidélité',
    noPrograms: 'Pas encore de programme',
    noProgramsText: 'Vous ne participez encore à aucun programme de fidélité.',
    rewards: 'Vos récompenses',
    allRewards: (more, format) =>
      `Voir ${format.number(more)} ${plural(more, { one: 'autre, utilisée ou expirée', many: 'd’autres, utilisées ou expirées', other: 'autres, utilisées ou expirées' })}`,
    noRewards: 'Pas encore de récompense',
    noRewardsText: () => 'Continuez à cumuler\u202f: chaque visite vous en rapproche\u202f!',
    loading: 'Chargement de vos récompenses…',
    history: 'Votre historique',
    noHistory: 'Vous verrez ici ce que vous cumulez et ce que vous utilisez.',
    older: 'Voir la suite',
    failed: 'Votre carte n’a pas pu être chargée.',
    tryAgain: 'Réessayer',
    offline: (moment) => `Pas de connexion. Dernière mise à jour de votre carte\u202f: ${moment}.`,
    install: 'Ajouter à l’écran d’accueil',
  },
  program: {
    active: 'Actif',
    paused: 'En pause',
    pausedHint: 'Vous ne cumulez rien en ce moment. Ce que vous avez reste utilisable.',
    types: {
      points: 'Points',
      stamp_card: 'Carte à tampons',
      rebate_code: 'Code de réduction',
      discount: 'Remise',
      free_item: 'Article offert',
    },
    lastActivity: (day) => `Dernière activité\u202f: ${day}`,
    noActivity: 'Dernière activité\u202f: aucune pour l’instant',
    pointsExpire: (n, day, format) => `${points(n, format)} à utiliser au plus tard le ${day}`,
    codeToUse: 'Vous avez un code à utiliser.',
    noCode: 'Vous n’avez pas de code à utiliser en ce moment.',
    cardExpires: (day) => `Carte valable jusqu’au ${day}`,
    progress: (done, of) => `${done} sur ${of}`,
    spend: 'Utilisez vos points',
    price: points,
    claim: 'Échanger',
    claiming: 'Échange…',
    claimAsk: (n, format) =>
      `Cela coûte ${points(n, format)}. Vous pouvez annuler tant que la récompense n’est pas utilisée.`,
    notNow: 'Pas maintenant',
  },
  reward: {
    available: 'Disponible',
    redeemed: 'Utilisée',
    expired: 'Expirée',
    earned: (day) => `Gagnée le ${day}`,
    expires: (day) => `Valable jusqu’au ${day}`,
    from: (program) => `Programme\u202f: ${program}`,
    show: 'Montrer le code',
    showHint: 'Montrez-le au moment de commander.',
    cancel: 'Annuler et récupérer les points',
    cancelling: 'Annulation…',
  },
  by: 'Cartes de fidélité par Regulars',
  identity: {
    title: 'Votre code',
    hint: 'Montrez-le en caisse pour cumuler.',
  },
  close: 'Fermer',
  language: 'Langue',
  next: (next, format) => {
    switch (next.kind) {
      case 'ready':
        return next.count === 1
          ? ['Une récompense vous attend\u202f: ', next.name, '.']
          : [
              'Des récompenses vous attendent\u202f: ',
              next.name,
              ` et ${format.number(next.count - 1)} ${plural(next.count - 1, { one: 'autre', many: 'd’autres', other: 'autres' })}.`,
            ]
      case 'claimable':
        return ['Vous avez assez de points pour\u202f: ', next.name, '.']
      case 'points':
        return [`Encore ${points(next.left, format)} avant\u202f: `, next.name, '.']
      case 'stamps': {
        const left = `${format.number(next.left)} ${plural(next.left, { one: 'tampon', many: 'de tampons', other: 'tampons' })}`
        return next.name
          ? [`Encore ${left} avant\u202f: `, next.name, '.']
          : [`Encore ${left} avant `, 'votre récompense', '.']
      }
      case 'purchases': {
        const left = `${format.number(next.left)} ${plural(next.left, { one: 'achat', many: 'd’achats', other: 'achats' })}`
        return next.name
          ? [`Encore ${left} et on vous offre\u202f: `, next.name, '.']
          : [`Encore ${left} et `, 'le suivant', ' vous est offert.']
      }
      case 'visits':
        return [
          `Encore ${format.number(next.left)} ${plural(next.left, { one: 'visite', many: 'de visites', other: 'visites' })} et vous avez `,
          format.percent(next.discount),
          ' de remise.',
        ]
    }
  },
}
