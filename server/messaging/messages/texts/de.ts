import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  cardLink: (business, link, day) => `Deine Karte bei ${business}: ${link} Gilt bis ${day}, nur für dich.`,
  code: (code, minutes) =>
    `${code} ist dein Code für deine Kundenkarten. Er gilt ${minutes} Minuten. Niemand aus einem Laden fragt dich je danach.`,
  stopped: 'Du bist abgemeldet und bekommst keine SMS mehr von uns. Mit START bekommst du sie wieder.',
  started: (rates) => `Du bist wieder angemeldet. Abmelden mit STOP, Hilfe mit HELP.${rates}`,
  help: (from, url, rates) =>
    `SMS zu deiner Kundenkarte von ${from}. Deine Karten: ${url} Abmelden mit STOP.${rates}`,
  senders: 'Läden mit Regulars',
  rates: ' Es können Kosten anfallen.',
  cardUntil: (day) => `Der Link zu deiner Karte zeigt sie bis ${day}, in jedem Browser.`,
}
