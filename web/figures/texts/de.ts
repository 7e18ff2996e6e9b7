import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  heading: 'Deine Zahlen',
  customers: 'Kunden gesamt',
  newThisMonth: (count) => `${count} neu in diesem Monat`,
  programs: 'Aktive Programme',
  paused: (count) => `${count} pausiert`,
  transactions: 'Buchungen',
  allTime: 'Insgesamt',
  sms: 'Gesendete SMS',
  smsOf: (limit) => `von ${limit} in diesem Monat`,
  smsUntilPaid: (limit) => `von ${limit} bis zur ersten Zahlung`,
  smsUnlimited: 'In diesem Monat, ohne Grenze',
  emails: 'Gesendete E-Mails',
  openRate: 'Öffnungsrate',
  opened: 'Bei Werbe-E-Mails mit Messung',
  unknown: '–',
  noneTracked: 'Noch keine gemessene E-Mail gesendet',
}
