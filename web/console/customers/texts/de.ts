import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  email: (name) => `E-Mail an ${name} senden`,
  noEmail: (name) => `${name} hat keine E-Mail-Adresse`,
  sms: (name) => `SMS an ${name} senden`,
  noPhone: (name) => `${name} hat keine Telefonnummer`,
}
