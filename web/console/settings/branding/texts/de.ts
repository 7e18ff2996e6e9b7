import type { brandingTexts as english } from '../texts.ts'

export const brandingTexts: typeof english = {
  title: 'Branding',
  description:
    'Was Kunden neben deinem Logo und deiner Farbe sehen, die oben unter „Dein Laden“ stehen. Auf Karten und Plakaten steht unser Name nie.',
  loading: 'Dein Branding wird geladen…',
  failed: 'Dein Branding konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  notIncluded: (plans) => `Enthalten im Tarif ${plans}.`,
  kept: 'Was du hier gewählt hast, bleibt gespeichert und gilt wieder, sobald dein Tarif es enthält. Bis dahin sehen Kunden unsere Zeile.',
  hides: {
    label: '„Kundenkarten von Regulars“ ausblenden',
    hint: 'Im Beitrittsformular, im Portal und am Ende von E-Mails.',
  },
  sender: {
    label: 'Absendername von E-Mails',
    hint: (company) =>
      `Was im Postfach deiner Kunden neben deinen E-Mails steht. Leer: ${company}. E-Mails über ein eigenes SendGrid-Konto behalten dessen Absendernamen.`,
  },
  save: 'Branding speichern',
  saving: 'Wird gespeichert…',
  saved: 'Branding gespeichert',
  notSaved: 'Das Branding wurde nicht gespeichert',
}
