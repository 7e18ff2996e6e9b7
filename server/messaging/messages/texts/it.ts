import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  cardLink: (business, link, day) =>
    `La tua tessera da ${business}: ${link} Vale fino al giorno ${day}, solo per te.`,
  code: (code, minutes) =>
    `${code} è il tuo codice per le tessere fedeltà. Vale ${minutes} minuti. Nessun negozio te lo chiederà mai.`,
  stopped: 'Non riceverai più SMS da noi. Rispondi START per riceverli di nuovo.',
  started: (rates) =>
    `Ricevi di nuovo i nostri SMS. Rispondi STOP per disiscriverti, HELP per aiuto.${rates}`,
  help: (from, url, rates) =>
    `SMS della tua tessera da ${from}. Le tue tessere: ${url} Rispondi STOP per disiscriverti.${rates}`,
  senders: 'negozi con Regulars',
  rates: ' Possibili costi.',
  cardUntil: (day) => `Il link alla tua tessera la mostra fino al giorno ${day}, in qualsiasi browser.`,
}
