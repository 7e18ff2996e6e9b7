import type { ownerMailTexts as english } from '../ownerMailTexts.ts'

export const ownerMailTexts: typeof english = {
  senderRefused: {
    subject: 'SendGrid lehnt deine E-Mails ab',
    content: (reason) => [
      `SendGrid hat deinen API-Schlüssel oder deine Absenderadresse abgelehnt, deshalb sind deine Werbe-E-Mails gestoppt. Die Meldung:\n${reason}`,
      'Kampagnen sind pausiert, und deine automatischen Nachrichten per E-Mail warten bis zu 3 Tage. SMS, Belege und Codes gehen weiter raus.',
      'Sieh in SendGrid nach, ob es den Schlüssel noch gibt, ob er E-Mails senden darf und ob die Absenderadresse ein bestätigter Absender ist. Speichere dann in den Einstellungen einen Schlüssel: Alles geht von selbst weiter.',
    ],
    button: 'Einstellungen öffnen',
  },
  mailStopped: {
    subject: {
      customers: 'Deine Werbe-E-Mails sind gestoppt',
      strangers: 'Deine Werbe-E-Mails an neu Beigetretene sind gestoppt',
    },
    turnedAway: (turned) =>
      `${turned} von denen, die innerhalb einer Woche eine Werbe-E-Mail von dir bekommen haben, wollten sie nicht: Ihr Mailserver hat sie abgelehnt, sie kam zurück, sie wurde als Spam gemeldet, oder sie haben sich abgemeldet. Das sind so viele, dass Mailserver bald alle deine E-Mails ablehnen könnten.`,
    stops: {
      customers:
        'Deshalb sind deine Kampagnen per E-Mail pausiert, und automatische Angebote per E-Mail warten. SMS, Begrüßungen, Belege und Codes gehen weiter raus.',
      strangers:
        'Sie waren über dein Beitrittsformular beigetreten und seitdem nicht bei dir. Deshalb sind Werbe-E-Mails an solche Leute gestoppt; an Kunden, die bei dir waren oder die du angelegt hast, gehen sie weiter raus.',
    },
    remedy:
      'Bitte achte darauf, dass alle auf deiner Liste in deine E-Mails eingewilligt haben. Auch wir sehen uns das an und schreiben dir, bevor es weitergeht.',
    button: 'Kampagnen öffnen',
  },
}
