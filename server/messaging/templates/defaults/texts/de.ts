import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  welcome: {
    name: 'Willkommen',
    text: 'Willkommen bei {business_name}, {firstName}! {promise} Abmelden mit STOP, Hilfe mit HELP.',
    rates: ' Es können Kosten anfallen.',
    subject: 'Willkommen bei {business_name}',
    body: `Hallo {firstName},

schön, dass du bei {business_name} dabei bist. {promise}

Deine Karte ist nur einen Klick entfernt.

Bis bald!`,
  },
  promises: {
    text: {
      general: 'Ab jetzt sammelst du bei uns Prämien.',
      often: 'Für {count} Stempel gibt es: {reward}.',
      amounts: 'Für {count} Punkte gibt es: {reward}.',
      visits: 'Je öfter du kommst, desto mehr Rabatt bekommst du.',
    },
    email: {
      general: 'Ab jetzt zählt jeder Besuch: Sag an der Kasse einfach deine Telefonnummer.',
      often: 'Für {count} Stempel gibt es: {reward}. Sag an der Kasse einfach deine Telefonnummer.',
      amounts: 'Für {count} Punkte gibt es: {reward}. Sag an der Kasse einfach deine Telefonnummer.',
      visits:
        'Je öfter du kommst, desto mehr Rabatt bekommst du. Sag an der Kasse einfach deine Telefonnummer.',
    },
  },
  reward: {
    name: 'Prämie verdient',
    text: 'Gute Nachricht, {firstName}: Bei {business_name} wartet eine Prämie auf dich!',
    subject: 'Bei {business_name} wartet eine Prämie auf dich',
    body: `Gute Nachricht, {firstName}!

Du hast dir bei {business_name} eine Prämie verdient. Zeig den Code unten bei deinem nächsten Besuch an der Kasse.

Danke, dass du wiederkommst.`,
  },
  milestone: {
    name: 'Punkte erreicht',
    text: '{firstName}, du hast bei {business_name} {points} Punkte erreicht. Danke, dass du immer wiederkommst!',
  },
  birthday: {
    name: 'Geburtstag',
    text: 'Alles Gute zum Geburtstag, {firstName}! Das Team von {business_name} wünscht dir einen wunderschönen Tag.',
    subject: 'Alles Gute zum Geburtstag von {business_name}',
    body: `Alles Gute zum Geburtstag, {firstName}!

Das ganze Team von {business_name} wünscht dir einen wunderschönen Tag. Komm vorbei und feiere mit uns.`,
  },
  news: {
    name: 'Neuigkeiten',
    subject: 'Neues von {business_name}',
    body: `Hallo {firstName},

bei {business_name} gibt es etwas Neues. Schau vorbei: Deine Karte wartet auf den nächsten Besuch.`,
  },
  custom: {
    name: 'Ein paar Worte von uns',
    text: 'Hallo {firstName}, danke für deinen Besuch bei {business_name}. Bis bald!',
    subject: 'Ein paar Worte von {business_name}',
    body: `Hallo {firstName},

danke für deinen Besuch bei {business_name}. Wir freuen uns, wenn du wiederkommst.`,
  },
  expiry: {
    name: 'Verfällt bald',
    text: '{firstName}, bei {business_name} verfällt bald etwas, das du gesammelt hast. Komm vorbei und nutze es:',
    subject: 'Nutze es bei {business_name}, bevor es verfällt',
    body: `Hallo {firstName},

etwas von dem, was du bei {business_name} gesammelt hast, verfällt bald. Wir freuen uns, wenn du vorbeikommst und es nutzt:`,
  },
  miss_you: {
    name: 'Wir vermissen dich',
    text: 'Hallo {firstName}, lange nicht gesehen! Wir freuen uns, wenn du bald wieder bei {business_name} vorbeikommst.',
    subject: 'Wir vermissen dich bei {business_name}',
    body: `Hallo {firstName},

dein letzter Besuch ist schon eine Weile her, und wir würden dich gern wiedersehen.

Das ganze Team von {business_name} freut sich auf dich.`,
  },
  nth_visit: {
    name: 'Danke fürs Wiederkommen',
    text: 'Danke, dass du so oft zu {business_name} kommst, {firstName}. Das bedeutet uns viel!',
    subject: 'Danke, dass du immer wieder zu {business_name} kommst',
    body: `Hallo {firstName},

du warst schon oft bei {business_name}. Das bedeutet uns viel: danke!

Bis bald.`,
  },
  unused_reward: {
    name: 'Eine Prämie wartet',
    text: '{firstName}, bei {business_name} wartet noch etwas auf dich. Zeig das bei deinem nächsten Besuch:',
    subject: 'Bei {business_name} wartet noch etwas auf dich',
    body: `Hallo {firstName},

du hast dir bei {business_name} eine Prämie verdient und sie noch nicht eingelöst. Zeig den Code unten bei deinem nächsten Besuch an der Kasse.`,
  },
}
