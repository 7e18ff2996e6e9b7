import type { LegalText } from '../legalText.ts'

export const texts: LegalText = {
  title: 'Politique de confidentialité',
  since: 'novembre 2026',
  intro:
    'Quand vous vous inscrivez au programme de fidélité d’un commerçant, c’est lui le responsable du traitement de vos données\u202f: il décide de ce qu’il en advient, et nous les conservons pour son compte. Pour les comptes des commerçants et le fonctionnement de ce site, le responsable est l’exploitant du site. Aucune donnée n’est vendue, il n’y a pas de publicité ici, et aucun script d’une autre entreprise ne vous observe sur ces pages.',
  sections: [
    {
      heading: 'Les données conservées sur les clients',
      paragraphs: [
        'Votre numéro de téléphone et ce que vous avez choisi d’ajouter\u202f: nom, e-mail, anniversaire et un code PIN, dont seule une forme brouillée est conservée, qui ne permet pas de le retrouver.',
        'Ce que vous cumulez et utilisez\u202f: visites, montants des achats, points, tampons et récompenses, avec la date, l’heure et la personne qui les a saisis.',
        'Ce à quoi vous avez consenti\u202f: les mots exacts, la date, l’heure et l’adresse IP d’où le formulaire a été envoyé. Les messages qui vous ont été envoyés, et s’ils sont arrivés. Si le commerçant l’a activé, ses e-mails contiennent une image qui signale quand ils sont ouverts.',
      ],
    },
    {
      heading: 'Pourquoi',
      paragraphs: [
        'Pour tenir votre carte et honorer vos récompenses (l’accord entre vous et le commerçant)\u202f; pour vous envoyer des offres et des nouvelles si vous y avez consenti, jusqu’à ce que vous retiriez votre consentement\u202f; pour prouver le consentement là où la loi exige une preuve\u202f; et pour protéger le service des abus.',
      ],
    },
    {
      heading: 'Qui les reçoit',
      paragraphs: [
        'Le commerçant et son équipe. Les entreprises qui acheminent les SMS et les e-mails reçoivent le numéro ou l’adresse et le message\u202f; elles l’acheminent et n’en font rien d’autre. Un commerçant peut tenir une liste de diffusion chez Mailchimp\u202f: Mailchimp reçoit alors le nom, l’adresse e-mail et les programmes des clients qui ont accepté les e-mails, et sait quand ils se désabonnent. Les paiements des commerçants sont traités par un prestataire de paiement qui ne voit aucune donnée de client.',
        'Les numéros de téléphone et le consentement aux SMS ne sont pas communiqués à des tiers pour leur propre publicité.',
        'Aucun commerçant ne voit ce qu’un autre conserve sur vous. Deux choses valent pour tous les commerçants, parce que les SMS viennent d’un seul numéro\u202f: un STOP, et la connexion à vos cartes avec votre téléphone.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'Un cookie retient pendant une demi-heure que vous avez ouvert une page d’inscription, pour qu’une visite ne compte qu’une fois\u202f; il ne contient rien sur vous. Un autre vous garde connecté, si vous vous connectez. Aucun autre. Quand vous regardez vos cartes, votre propre appareil les garde telles qu’elles étaient, pour que vous puissiez les voir hors connexion.',
      ],
    },
    {
      heading: 'Combien de temps',
      paragraphs: [
        'Tant que vous êtes client du commerçant. Si vous demandez l’effacement, le commerçant supprime partout votre nom, votre numéro, votre e-mail et votre anniversaire\u202f; il reste des opérations de points et de visites qui ne se rattachent plus à personne. Les liens et les codes que nous vous envoyons par SMS expirent d’eux-mêmes, les liens en une semaine au plus.',
      ],
    },
    {
      heading: 'Vos droits',
      paragraphs: [
        'Vous pouvez consulter, corriger, récupérer ou faire effacer vos données, et retirer tout consentement\u202f: demandez au commerçant, ou écrivez-nous et nous vous aidons. Vous pouvez aussi adresser une réclamation à l’autorité de protection des données de votre lieu de résidence.',
      ],
    },
  ],
}
