/** The words around a guest's PIN, which come after those of the rest of /counter. */
export const pinTexts = {
  open: 'Choose a PIN',
  title: (guest: string) => `A PIN for ${guest}`,
  text: 'Make sure that the number is theirs: whoever scans this opens the card. They scan it with their phone and choose the PIN there.',
  code: 'QR code to choose a PIN with',
  left: (minutes: number, seconds: string) => `Works once, for ${minutes}:${seconds}`,
  ended: 'This code has ended.',
  another: 'Show another',
  retry: 'Try again',
}
