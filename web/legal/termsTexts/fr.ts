import type { LegalText } from '../legalText.ts'

export const texts: LegalText = {
  title: 'Conditions d’utilisation',
  since: 'novembre 2026',
  intro:
    'Regulars gère les cartes de fidélité de petits commerces. Ces conditions s’appliquent entre vous et l’exploitant de ce site. Elles sont courtes parce que le service est simple.',
  sections: [
    {
      heading: 'Si vous avez une carte chez un commerçant',
      paragraphs: [
        'Le programme de fidélité est celui du commerçant. Il décide de ce que vous cumulez, de ce qu’est une récompense et de sa durée de validité, et il vous doit ce qu’il a promis. Nous tenons les comptes pour vous deux\u202f: chaque point, chaque tampon et chaque récompense, avec son motif.',
        'L’inscription est gratuite et vous pouvez partir à tout moment\u202f: dites-le au commerçant ou écrivez-nous. Les points, les tampons et les récompenses ne sont pas de l’argent et ne peuvent pas être vendus.',
        'Inscrivez-vous avec votre propre numéro de téléphone. Toute personne qui peut lire les SMS de ce numéro, ou qui connaît votre code PIN, peut ouvrir votre carte\u202f: gardez donc les deux pour vous. Le commerçant peut annuler des opérations faites par erreur ou frauduleusement, et la carte l’indique.',
      ],
    },
    {
      heading: 'SMS et e-mails',
      paragraphs: [
        'Un commerçant ne peut vous envoyer des offres et des nouvelles que si vous y avez consenti pour ce canal, en cochant une case ou en le disant à un membre de l’équipe. Le nombre de messages dépend du commerçant. Votre opérateur peut facturer les messages et les données. Les opérateurs ne sont pas responsables des messages remis en retard ou non remis.',
        'Répondez STOP à n’importe quel SMS pour ne plus recevoir de SMS de ce service, de la part d’aucun commerçant qui l’utilise\u202f; répondez START pour les autoriser de nouveau, HELP pour obtenir de l’aide. Chaque e-mail publicitaire contient un lien de désabonnement. Les liens vers votre carte et les codes de connexion sont envoyés parce que vous les avez demandés, vous ou une personne disposant de votre numéro.',
      ],
    },
    {
      heading: 'Si vous tenez un commerce',
      paragraphs: [
        'Votre formule et ses limites figurent sur la page de l’abonnement. Les limites empêchent d’ajouter de nouveaux éléments\u202f; ce qui existe continue de fonctionner, et vos clients peuvent toujours utiliser ce qu’ils ont gagné.',
        'Les données de vos clients sont à vous. N’écrivez qu’à ceux qui y ont consenti, répondez à leurs questions sur leurs données et tenez les promesses de vos programmes, même quand vous en arrêtez un. Vous êtes responsable de ce que vous leur écrivez.',
        'Vous pouvez arrêter à tout moment. Quiconque envoie des messages illicites, ou tente de nuire au service ou de lire ce qui appartient à d’autres, peut être suspendu immédiatement.',
      ],
    },
    {
      heading: 'Ce que nous promettons, et ce que nous ne promettons pas',
      paragraphs: [
        'Nous assurons le service avec soin et réparons ce qui tombe en panne. Nous ne pouvons pas promettre qu’il ne sera jamais interrompu ni que chaque message arrivera. Nous répondons des dommages comme le prévoit la loi du lieu où vous vivez\u202f; rien ici ne vous retire des droits auxquels vous ne pouvez pas renoncer.',
        'Si ces conditions changent, la date ci-dessus change aussi, et les commerçants en sont informés à l’avance.',
      ],
    },
  ],
}
