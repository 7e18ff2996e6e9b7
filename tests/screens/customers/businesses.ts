import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'

/** A business in a country that speaks the language, and a customer of it. */
export type Business = {
  language: PageLanguage
  locale: string
  name: string
  customer: string
  phone: string
}

export const businesses: Business[] = [
  {
    ...{ language: 'en', locale: 'en-US' },
    ...{ name: 'Coffee at Noon', customer: 'Nora', phone: '+14155552001' },
  },
  {
    ...{ language: 'de', locale: 'de-DE' },
    ...{ name: 'Café Mittag', customer: 'Jörg', phone: '+4915123456781' },
  },
  {
    ...{ language: 'es', locale: 'es-ES' },
    ...{ name: 'Café de la Plaza', customer: 'Begoña', phone: '+34612345671' },
  },
  {
    ...{ language: 'fr', locale: 'fr-FR' },
    ...{ name: 'Café du Marché', customer: 'Hélène', phone: '+33612345671' },
  },
  {
    ...{ language: 'pt', locale: 'pt-BR' },
    ...{ name: 'Padaria da Vila', customer: 'João', phone: '+5511961234561' },
  },
  {
    ...{ language: 'it', locale: 'it-IT' },
    ...{ name: 'Caffè del Corso', customer: 'Nicolò', phone: '+393471234561' },
  },
  {
    ...{ language: 'nl', locale: 'nl-NL' },
    ...{ name: 'Koffie aan de Gracht', customer: 'Noëlle', phone: '+31612345671' },
  },
  {
    ...{ language: 'pl', locale: 'pl-PL' },
    ...{ name: 'Kawiarnia Pod Lipą', customer: 'Łukasz', phone: '+48512345671' },
  },
  {
    ...{ language: 'ar', locale: 'ar-EG' },
    ...{ name: 'مقهى الياسمين', customer: 'نورة', phone: '+201001234561' },
  },
]

/** The mailbox of a business's customer. */
export const addressIn = ({ language }: Business): string => `guest.${language}@example.com`
