import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  cardLink: (business, link, day) =>
    `Je kaart bij ${business}: ${link} Geldig tot en met ${day}, alleen voor jou.`,
  code: (code, minutes) =>
    `${code} is je code voor je klantenkaarten. De code werkt ${minutes} minuten. Niemand van een zaak vraagt er ooit om.`,
  stopped: 'Je bent afgemeld en krijgt geen sms meer van ons. Antwoord START om ze weer te krijgen.',
  started: (rates) => `Je bent weer aangemeld. Antwoord STOP om te stoppen, HELP voor hulp.${rates}`,
  help: (from, url, rates) =>
    `Sms over je klantenkaart van ${from}. Je kaarten: ${url} Antwoord STOP om te stoppen.${rates}`,
  senders: 'zaken met Regulars',
  rates: ' Mogelijk zijn er kosten.',
  cardUntil: (day) => `Via de link zie je je kaart tot en met ${day}, in elke browser.`,
}
