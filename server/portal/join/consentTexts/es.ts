import type { texts as english } from '../consentTexts.ts'

export const texts: typeof english = {
  sms: (business) =>
    `Quiero recibir por SMS ofertas y novedades de ${business}. Puedo retirar mi consentimiento en cualquier momento si respondo STOP.`,
  automatedSms: (business) =>
    `Quiero recibir por SMS ofertas y novedades de ${business}. Son mensajes publicitarios automáticos y periódicos a este número; la cantidad varía. Pueden aplicarse tarifas de mensajes y datos. Si respondo HELP, recibo ayuda; si respondo STOP, dejo de recibirlos. Aceptar no es condición para ninguna compra.`,
  email: (business) =>
    `Quiero recibir por correo electrónico ofertas y novedades de ${business}. Puedo retirar mi consentimiento en cualquier momento con el enlace que trae cada correo.`,
}
