import type { texts as english, roles as englishRoles } from '../texts.ts'

export const roles: typeof englishRoles = { admin: 'Admin', member: 'Teammitglied', counter: 'Nur Kasse' }

export const texts: typeof english = {
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  more: 'Mehr',
  plans: 'Tarife ansehen',
  search: 'Suche',
  searchKey: 'Strg K',
  roles,
  superAdmin: 'Super-Admin',
  help: 'Hilfe',
  signOut: 'Abmelden',
  account: 'Konto',
  loading: 'Wird geladen…',
  shown: (n, more) => {
    if (n === 0) return 'Nichts gefunden'
    return more ? `${n} angezeigt, es gibt noch mehr` : `${n} gefunden`
  },
  readOnly: 'Du siehst dir diesen Laden nur an und kannst nichts ändern.',
  switchBusiness: 'Laden wechseln',
  businessAs: (company, role) => `${company} (${roles[role]})`,
  nowIn: (company) => `Du bist jetzt in ${company}`,
  theme: { legend: 'Darstellung', system: 'Wie dieses Gerät', light: 'Hell', dark: 'Dunkel' },
  marketing: 'Marketing',
  places: {
    dashboard: 'Übersicht',
    analytics: 'Auswertung',
    counter: 'Kasse',
    customers: 'Kunden',
    segments: 'Segmente',
    programs: 'Programme',
    qrCodes: 'QR-Codes',
    campaigns: 'Kampagnen',
    smsTemplates: 'SMS-Vorlagen',
    emailTemplates: 'E-Mail-Vorlagen',
    triggers: 'Automatische Nachrichten',
    communications: 'Nachrichten',
    subscription: 'Abo',
    company: 'Laden und Team',
    settings: 'Einstellungen',
  },
  offline: {
    title: 'Du bist offline.',
    text: 'Was du siehst, kann inzwischen veraltet sein, und nur was du an der Kasse erfasst, wird gespeichert.',
    page: 'Du bist offline',
    pageText:
      'Was diese Seite zeigt, ist auf diesem Gerät nicht gespeichert. Sobald die Verbindung wieder da ist, geht es hier von selbst weiter.',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Vielleicht ist sie vertippt, oder die Seite ist umgezogen.',
    home: 'Zur Übersicht',
  },
  failed: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    unknown:
      'Da ist etwas schiefgegangen. Bitte versuch es noch einmal. Wenn das nicht hilft, lade die Seite neu.',
    retry: 'Erneut versuchen',
  },
  leave: {
    title: 'Ohne Speichern verlassen?',
    text: 'Deine Änderungen auf dieser Seite sind noch nicht gespeichert und gehen verloren.',
    confirm: 'Verlassen',
    stay: 'Hier bleiben',
  },
  back: 'Zurück',
  noBusiness: {
    title: 'Kein Laden gefunden',
    text: 'Die Daten deines Ladens konnten nicht geladen werden. Melde dich ab und wieder an.',
    setUp: 'Laden einrichten',
  },
  leftBusiness: {
    title: 'Du bist gerade in keinem Team',
    text: 'Du gehörst nicht mehr zum Team des Ladens, in dem du gearbeitet hast. Dein Konto behältst du: Ein Laden kann dich jederzeit wieder einladen, oder du richtest einen eigenen ein.',
    setUp: 'Eigenen Laden einrichten',
  },
}
