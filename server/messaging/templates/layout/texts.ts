/** The words around a mail. `why` and what follows it stand in marketing alone. */
export const texts = {
  openAddress: 'Or open this address:',
  why: 'You get this mail because you agreed to hear from us.',
  preferences: 'Manage preferences',
  unsubscribe: 'Unsubscribe',
  by: 'Loyalty by Regulars',
}
