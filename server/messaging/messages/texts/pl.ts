import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  cardLink: (business, link, day) =>
    `Twoja karta w lokalu ${business}: ${link} Dziala do ${day}, tylko dla Ciebie.`,
  code: (code, minutes) =>
    `${code} to kod do Twoich kart stalego klienta. Dziala przez ${minutes} min. Nikt z lokalu nigdy o niego nie zapyta.`,
  stopped: 'Wypisalismy Cie: nie dostaniesz juz od nas SMS-ow. Odpisz START, aby znow je dostawac.',
  started: (rates) => `Znow dostajesz od nas SMS-y. Odpisz STOP, aby zrezygnowac, HELP po pomoc.${rates}`,
  help: (from, url, rates) =>
    `SMS-y o karcie: ${from}. Twoje karty: ${url} Odpisz STOP, aby zrezygnowac.${rates}`,
  senders: 'lokale z Regulars',
  rates: ' Operator moze naliczyc oplaty.',
  cardUntil: (day) => `Link pokazuje Twoją kartę do ${day}, w każdej przeglądarce.`,
}
