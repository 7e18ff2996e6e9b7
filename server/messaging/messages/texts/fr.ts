import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  cardLink: (business, link, day) =>
    `Votre carte chez ${business} : ${link} Valable jusqu'au ${day}, rien que pour vous.`,
  code: (code, minutes) =>
    `${code} est votre code pour vos cartes de fidélité. Il est valable ${minutes} minutes. Personne en magasin ne vous le demandera.`,
  stopped: 'Vous ne recevrez plus de SMS de notre part. Répondez START pour en recevoir à nouveau.',
  started: (rates) =>
    `Vous recevez à nouveau nos SMS. Répondez STOP pour vous désabonner, HELP pour de l'aide.${rates}`,
  help: (from, url, rates) =>
    `SMS de votre carte chez ${from}. Vos cartes : ${url} Répondez STOP pour vous désabonner.${rates}`,
  senders: 'des commerces avec Regulars',
  rates: ' Frais possibles.',
  cardUntil: (day) => `Le lien vers votre carte l’affiche jusqu’au ${day}, dans tous les navigateurs.`,
}
