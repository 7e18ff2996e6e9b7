/** The words around a guest's PIN, which come after those of the rest of /counter. */
export const pinTexts = {
  open: 'Choose a PIN',
  title: (guest: string) => `A PIN for ${guest}`,
  text: 'They scan this with their own phone and choose the PIN there. Show it to nobody else: whoever scans it opens this card.',
  code: 'QR code to choose a PIN with',
  left: (minutes: number, seconds: string) => `Works once, for ${minutes}:${seconds}`,
  ended: 'This code has ended.',
  another: 'Show another',
  retry: 'Try again',
}
