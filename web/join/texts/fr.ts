import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  joinTitle: (business) => `Votre carte chez ${business}`,
  seeCard: 'Vous avez déjà une carte\u202f? La voir',
  joinLead: 'Votre numéro de téléphone, c’est votre carte. Pas d’appli.',
  loyaltyCard: 'Carte de fidélité',
  alsoHere: (names) => `Ici aussi\u202f: ${names}`,
  phone: 'Numéro de téléphone',
  firstName: 'Prénom (facultatif)',
  lastName: 'Nom (facultatif)',
  more: 'E-mail et anniversaire (facultatifs)',
  email: 'E-mail',
  birthday: 'Anniversaire',
  needsScript: 'Pour vous inscrire ici, activez JavaScript dans votre navigateur.',
  join: 'M’inscrire',
  joining: 'Un instant…',
  smallPrint: 'En vous inscrivant, vous acceptez nos {terms} et notre {privacy}.',
  smallPrintWithBusiness: 'En vous inscrivant, vous acceptez nos {terms}, notre {privacy} et {business}.',
  terms: 'conditions',
  privacy: 'politique de confidentialité',
  businessPrivacy: (business) => `la politique de confidentialité de ${business}`,
  newTab: 's’ouvre dans un nouvel onglet',
  somethingToChange: 'Veuillez vérifier les champs signalés ci-dessous.',
  language: (name) => `Langue\u202f: ${name}`,

  joinedTitle: 'C’est fait\u202f!',
  joinedTill: 'Donnez votre numéro en caisse',
  joinedTillMore: 'C’est tout ce qu’il faut pour cumuler, à chaque passage.',
  joinedText: 'Le lien vers votre carte arrive par SMS',
  joinedTextMore:
    'Ouvrez-le pour voir ce que vous cumulez et choisir un code PIN. Pas de SMS\u202f? Demandez en caisse.',

  fullTitle: (business) => `${business} ne peut pas accueillir de nouveaux membres pour le moment`,
  fullMember: 'Vous avez déjà une carte\u202f?',
  fullMemberMore: 'Donnez votre numéro en caisse et cumulez comme d’habitude.',
  fullNew: 'Première visite\u202f?',
  fullNewMore: 'Demandez en caisse comment vous inscrire.',

  pausedTitle: 'Ce code est en pause',
  paused:
    'Il ne permet pas de s’inscrire pour le moment. Demandez en caisse\u202f: on peut vous y inscrire ou vous en montrer un autre.',
  businessClosedTitle: 'Ce commerce est fermé pour le moment',
  businessClosed:
    'Les inscriptions sont suspendues. Si vous avez déjà une carte, elle s’ouvre toujours et ce que vous avez cumulé est conservé.',
  closedTitle: 'Ce code ne mène à aucun programme',
  closed:
    'Il est peut-être ancien, ou il y manque une lettre. Demandez en caisse\u202f: on peut vous y inscrire.',
  problemTitle: 'Cela n’a pas fonctionné',
  problem: 'Un problème est survenu de notre côté. Réessayez dans un instant, ou demandez en caisse.',
  privacyOf: (business) => `Politique de confidentialité de ${business}`,
  by: 'Cartes de fidélité par Regulars',
}
