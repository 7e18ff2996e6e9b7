import type { pinTexts as english } from '../pinTexts.ts'

export const pinTexts: typeof english = {
  open: 'PIN wählen lassen',
  title: (customer) => `Eine PIN für ${customer}`,
  text: 'Vergewissere dich, dass die Nummer dem Kunden gehört: Wer diesen Code scannt, öffnet die Karte. Der Kunde scannt ihn mit dem eigenen Handy und wählt dort die PIN.',
  code: 'QR-Code, um eine PIN zu wählen',
  left: (minutes, seconds) => `Gilt einmal, noch ${minutes}:${seconds}`,
  ended: 'Dieser Code ist abgelaufen.',
  another: 'Neuen zeigen',
  retry: 'Erneut versuchen',
}
