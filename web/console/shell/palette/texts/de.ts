import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  label: 'Zu einer Seite gehen, einen Kunden finden oder etwas erledigen',
  placeholder: 'Kunden, Seiten und Aktionen suchen',
  groups: {
    customers: 'Kunden',
    customersAtCounter: 'Kunden, an der Kasse geöffnet',
    actions: 'Aktionen',
    screens: 'Seiten',
  },
  actions: {
    customer: 'Kunden anlegen',
    purchase: 'Kauf erfassen',
    qrCode: 'QR-Code erstellen',
    program: 'Programm erstellen',
    invite: 'Jemanden ins Team einladen',
    switchTo: (company) => `Zu ${company} wechseln`,
    signOut: 'Abmelden',
  },
  looking: 'Kunden werden gesucht…',
  nothing: (query) => `Nichts gefunden zu „${query}“`,
  failed: (message) => `Die Kundensuche hat nicht geklappt. ${message}`,
}
