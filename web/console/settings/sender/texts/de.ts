import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'E-Mail-Konfiguration',
  label: 'SendGrid, veraltet',
  description:
    'Für Läden mit einem eigenen SendGrid-Konto: Mit einem API-Schlüssel gehen deine Werbe-E-Mails darüber raus. SMS, Codes und alle anderen E-Mails laufen über die zentralen Anbieter der Plattform.',
  descriptionOfMail:
    'Für Läden mit einem eigenen SendGrid-Konto: Mit einem API-Schlüssel gehen deine Werbe-E-Mails darüber raus. Codes und alle anderen E-Mails laufen über den zentralen Anbieter der Plattform.',
  loading: 'Deine E-Mail-Konfiguration wird geladen…',
  failed: 'Deine E-Mail-Konfiguration konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  none: 'Kein Schlüssel gespeichert: Deine Werbe-E-Mails gehen über die Plattform.',
  active: (end) =>
    `Ein Schlüssel mit der Endung ${end} ist gespeichert. Deine Werbe-E-Mails gehen über dein SendGrid-Konto.`,
  refused: {
    title: 'SendGrid will deine E-Mails nicht senden',
    next: 'Deine Kampagnen sind pausiert, und automatische E-Mails warten bis zu 3 Tage. Sieh in SendGrid nach, ob es den Schlüssel noch gibt, ob er senden darf und ob die Absenderadresse bestätigt ist. Speichere dann unten noch einmal, und alles geht weiter.',
  },
  fields: {
    api_key: 'API-Schlüssel',
    from_email: 'Absenderadresse',
    from_name: 'Absendername',
    report_key: 'Verification Key',
  },
  hints: {
    key: 'Erstellt in SendGrid unter Settings, API Keys. Mehr als „Mail Send“ muss er nicht dürfen.',
    keyKept: (end) => `Lass es leer, um den Schlüssel mit der Endung ${end} zu behalten.`,
    email: 'SendGrid sendet nur von Adressen und Domains, die du dort bestätigt hast.',
    reports:
      'Damit wir von unzustellbaren E-Mails und Beschwerden erfahren: Trag in SendGrid unter Settings, Mail Settings, Event Webhook die Adresse unten ein, wähle Dropped, Delivered, Bounced, Spam Reports und Unsubscribed, schalte Signature Verification ein und kopiere den Schlüssel von dort hierher.',
  },
  reports: 'Berichte zur Zustellung',
  address: 'Adresse für den Event Webhook',
  copy: 'Kopieren',
  copied: 'Adresse kopiert',
  notCopied: 'Die Adresse konnte nicht kopiert werden: Markiere sie und kopiere sie von Hand.',
  save: 'E-Mail-Konfiguration speichern',
  saving: 'Wird gespeichert…',
  saved: 'E-Mail-Konfiguration gespeichert',
  notSaved: 'Die E-Mail-Konfiguration wurde nicht gespeichert',
  remove: 'Schlüssel entfernen',
  removal: {
    title: 'API-Schlüssel entfernen?',
    text: 'Deine Werbe-E-Mails gehen dann wieder über die Plattform, von ihrer Adresse und im Namen deines Ladens. Was wartet, geht weiter.',
    confirm: 'Schlüssel entfernen',
    busy: 'Wird entfernt…',
    done: 'Der Schlüssel ist entfernt',
  },
}
