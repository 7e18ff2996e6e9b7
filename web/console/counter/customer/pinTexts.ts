/** Texts for a customer's PIN, loaded after the rest of /counter. */
export const pinTexts = {
  open: 'Choose a PIN',
  title: (customer: string) => `A PIN for ${customer}`,
  text: 'Make sure that the number is theirs: whoever scans this opens the card. They scan it with their phone and choose the PIN there.',
  code: 'QR code to choose a PIN with',
  left: (minutes: number, seconds: string) => `Works once, for ${minutes}:${seconds}`,
  ended: 'This code has ended.',
  another: 'Show another',
  retry: 'Try Again',
}
