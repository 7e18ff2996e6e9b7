import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  email: (name) => `Enviar un correo a ${name}`,
  noEmail: (name) => `${name} no tiene correo`,
  sms: (name) => `Enviar un SMS a ${name}`,
  noPhone: (name) => `${name} no tiene número de teléfono`,
}
