import type { failingMailTexts as english } from '../failingMailTexts.ts'

export const failingMailTexts: typeof english = (host) => ({
  subject: `Dein Webhook an ${host} ist pausiert`,
  content: [
    `Seit Tagen kommt bei deinem Webhook an ${host} nichts an. Wir versuchen es nicht weiter.`,
    'Was inzwischen geschieht, bleibt 30 Tage gespeichert. In den Einstellungen steht bei den Zustellungen, was die Adresse geantwortet hat.',
    'Sobald die Adresse wieder funktioniert, setze den Webhook in den Einstellungen fort und sende noch einmal, was gefehlt hat.',
  ],
  button: 'Einstellungen öffnen',
})
