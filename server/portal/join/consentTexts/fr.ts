import type { texts as english } from '../consentTexts.ts'

export const texts: typeof english = {
  sms: (business) =>
    `J’accepte de recevoir par SMS les offres et nouveautés de ${business}. Je peux retirer mon accord à tout moment en répondant STOP.`,
  automatedSms: (business) =>
    `J’accepte de recevoir par SMS les offres et nouveautés de ${business}. Ce sont des messages publicitaires récurrents, envoyés automatiquement à ce numéro, en nombre variable. Des frais de messages et de données peuvent s’appliquer. En répondant HELP, j’obtiens de l’aide\u202f; en répondant STOP, j’arrête ces messages. Aucun achat ne dépend de mon accord.`,
  email: (business) =>
    `J’accepte de recevoir par e-mail les offres et nouveautés de ${business}. Je peux retirer mon accord à tout moment grâce au lien présent dans chaque e-mail.`,
}
