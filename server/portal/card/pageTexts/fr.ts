import type { PageTexts } from '../pageTexts.ts'

export const texts: PageTexts = {
  title: 'Votre carte est prête',
  forYou: 'Ce lien a été envoyé par SMS sur votre téléphone. Il n’est que pour vous.',
  open: 'Ouvrir ma carte',
  pinStays:
    'La prochaine fois, connectez-vous avec votre numéro de téléphone et votre code PIN, comme avant.',
  noPin:
    'La prochaine fois, vous vous connecterez avec votre numéro de téléphone et un code PIN. Choisissez-le maintenant, ou plus tard avec un code par SMS.',
  noPinNow:
    'La prochaine fois, vous vous connecterez avec votre numéro de téléphone et un code PIN. Choisissez-le maintenant.',
  anotherPin: 'Ce n’est pas votre code PIN\u202f? Choisissez-en un autre',
  choosePin: 'Choisir un code PIN',
  pinLabel: 'Votre nouveau code PIN',
  pinHint: '4 à 6 chiffres',
  openWithPin: 'Enregistrer et ouvrir ma carte',
  usedTitle: 'Ce lien a déjà été utilisé',
  used: 'Il ouvre la carte dans le navigateur où il a été ouvert la première fois, tant que vous ne vous y déconnectez pas. Partout ailleurs, connectez-vous avec votre numéro de téléphone et votre code PIN. Si vous n’avez pas de code PIN, vous pourrez recevoir un code par SMS sur la page de connexion.',
  usedNow:
    'Il ouvre la carte dans le navigateur où il a été ouvert la première fois, tant que vous ne vous y déconnectez pas. Partout ailleurs, connectez-vous avec votre numéro de téléphone et votre code PIN. Si vous n’avez pas de code PIN, demandez en caisse\u202f: on vous montrera un QR code pour le choisir.',
  expiredTitle: 'Ce lien a expiré',
  expired:
    'Les liens sont valables une semaine. Connectez-vous avec votre numéro de téléphone\u202f; si vous n’avez pas de code PIN, vous pourrez recevoir un code par SMS sur la page de connexion.',
  expiredNow:
    'Les liens sont valables une semaine. Connectez-vous avec votre numéro de téléphone et votre code PIN. Si vous n’avez pas de code PIN, demandez en caisse\u202f: on vous montrera un QR code pour le choisir.',
  newLink: 'Recevoir un nouveau lien par SMS',
  askedTitle: 'Regardez vos SMS',
  asked:
    'Si cette carte est toujours liée au téléphone qui avait reçu l’ancien lien, un nouveau y arrivera d’ici une minute ou deux. Pas de SMS\u202f? Connectez-vous avec votre numéro de téléphone, ou demandez sur place.',
  tooOftenTitle: 'Trop de demandes',
  tooOften:
    'Plusieurs liens ou codes ont déjà été envoyés. Utilisez le dernier, réessayez dans une heure ou connectez-vous avec votre numéro de téléphone.',
  changedTitle: 'Ce lien ne correspond plus',
  changed:
    'Il a été créé pour un autre numéro de téléphone ou une autre carte. Connectez-vous avec votre numéro de téléphone, ou demandez en caisse.',
  closedTitle: 'L’accès est désactivé',
  closed: 'L’accès à cette carte est désactivé. Veuillez contacter le commerçant.',
  unknownTitle: 'Ce lien ne fonctionne pas',
  unknown:
    'Il a peut-être été coupé en route. Ouvrez le lien complet depuis le SMS, scannez à nouveau le code en caisse ou connectez-vous avec votre numéro de téléphone.',
  openedTooOftenTitle: 'Trop de tentatives',
  openedTooOften: 'Rouvrez le lien dans une heure, ou connectez-vous avec votre numéro de téléphone.',
  problemTitle: 'Cela n’a pas fonctionné',
  problem: 'Rouvrez le lien dans un instant. Si cela ne suffit pas, demandez en caisse.',
  mail: {
    expired:
      'Il montrait la carte jusqu’au jour indiqué dans l’e-mail. Connectez-vous pour voir votre carte telle qu’elle est aujourd’hui.',
    changedTitle: 'Ce lien n’est plus valable',
    changed:
      'Depuis l’envoi de l’e-mail, l’adresse e-mail, le numéro de téléphone ou le code PIN de la carte a changé, ou le commerce a fermé. Connectez-vous, ou demandez en caisse.',
  },
  till: {
    title: 'Choisissez votre code PIN',
    intro: (lastDigits) =>
      `Pour la carte dont le numéro de téléphone se termine par ${lastDigits}. Vous vous connecterez ensuite avec ce numéro et ce code PIN.`,
    usedTitle: 'Ce code a déjà été utilisé',
    used: 'Un code ne permet de choisir un code PIN qu’une seule fois. Si c’était vous, connectez-vous avec votre numéro de téléphone et ce code PIN. Sinon, prévenez tout de suite l’équipe\u202f: avec un autre code, vous choisirez un autre code PIN.',
    expiredTitle: 'Ce code a expiré',
    expired:
      'Un code est valable cinq minutes, et seul le dernier fonctionne. Demandez-en un autre en caisse.',
    changedTitle: 'Ce code ne correspond plus',
    changed:
      'Il a été créé pour un autre numéro de téléphone ou une autre carte. Demandez-en un autre en caisse.',
  },
  view: {
    title: 'Votre carte',
    until: (day) => `Ce lien l’ouvre jusqu’au ${day}, dans n’importe quel navigateur.`,
    used: 'Ce lien a déjà été utilisé. Il montre encore la carte, mais ne permet plus de se connecter.',
    cards: 'Vos programmes de fidélité',
    noCards: 'Rien n’a encore été cumulé sur cette carte.',
    rewards: 'Ce qui vous attend',
    enterPin: 'Entrez votre code PIN pour l’utiliser',
    lastDay: (day) => `Valable jusqu’au ${day}`,
    showCode: 'Utiliser une récompense',
    wholeCard: 'Ouvrir la carte complète',
    pinLabel: 'Votre code PIN',
    pinHint: 'Les 4 à 6 chiffres que vous avez choisis pour ce numéro de téléphone',
    confirm: 'Continuer',
    whyPin: 'Qui montre le code reçoit la récompense\u202f: votre code PIN la protège.',
    byCode: 'Code PIN oublié, ou pas encore choisi\u202f? Recevez un code par SMS',
    byLink: 'Code PIN oublié, ou pas encore choisi\u202f? Recevez un nouveau lien par SMS',
    atTheCounter:
      'Code PIN oublié, ou pas encore choisi\u202f? Demandez en caisse\u202f: on vous montrera un QR code pour le choisir.',
    noPhone: 'Pour utiliser une récompense, demandez en caisse\u202f: on y retrouvera votre carte.',
  },
  by: 'Cartes de fidélité par Regulars',
  signIn: 'Se connecter',
  askAtCounter: 'Demandez sur place\u202f: on peut y voir votre carte.',
}
