import type { scanTexts as english } from '../scanTexts.ts'

export const scanTexts: typeof english = {
  title: 'Kundencode scannen',
  text: 'Karte oder Prämie des Kunden vor die Kamera halten.',
  starting: 'Kamera wird gestartet…',
  looking: 'Halte den QR-Code in den Rahmen',
  resolving: 'Wird gelesen…',
  code: 'Oder Code eingeben',
  codeHint: 'Eine Kundennummer wie CUS7F2KM9QA oder der Code einer Prämie.',
  go: 'Suchen',
  openCustomer: (customer) => `${customer} öffnen`,
  refusals: {
    denied:
      'Die Kamera ist für diese Seite gesperrt. Erlaube sie in der Adressleiste des Browsers und öffne den Scanner noch einmal.',
    missing: 'An diesem Gerät wurde keine Kamera gefunden.',
    insecure: 'Die Kamera funktioniert nur, wenn diese Seite über https geöffnet ist.',
    busy: 'Die Kamera startet nicht. Vielleicht benutzt sie gerade eine andere App.',
  },
}
