import type { sampleTexts as english } from '../sampleTexts.ts'

export const sampleTexts: typeof english = {
  columns: [
    ...['Vorname', 'Nachname', 'E-Mail', 'Telefon', 'Geburtstag'],
    ...['SMS-Einwilligung', 'E-Mail-Einwilligung', 'Besuche', 'Stichwörter'],
  ],
  yes: 'ja',
  no: 'nein',
  regular: 'Stammgast',
  student: 'Studium',
}
