import type { texts as english } from '../consentTexts.ts'

export const texts: typeof english = {
  sms: (business, rates) =>
    `Quiero recibir por SMS ofertas y novedades de ${business}. Son mensajes publicitarios automáticos y periódicos a este número; la cantidad varía.${rates} Si respondo HELP, recibo ayuda; si respondo STOP, dejo de recibirlos. Aceptar no es condición para ninguna compra.`,
  rates: ' Pueden aplicarse tarifas de mensajes y datos.',
  email: (business) =>
    `Quiero recibir por correo electrónico ofertas y novedades de ${business}. Cada correo trae un enlace para dejar de recibirlos.`,
}
