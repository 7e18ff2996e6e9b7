import type { texts as english } from '../consentTexts.ts'

export const texts: typeof english = {
  sms: (business) =>
    `Quero receber por SMS ofertas e novidades de ${business}. Posso retirar meu consentimento a qualquer momento respondendo STOP.`,
  automatedSms: (business) =>
    `Quero receber por SMS ofertas e novidades de ${business}. São mensagens publicitárias automáticas e recorrentes para este número; a quantidade varia. Podem ser cobradas tarifas de mensagens e dados. Se eu responder HELP, recebo ajuda; se responder STOP, paro de receber. Concordar não é condição para nenhuma compra.`,
  email: (business) =>
    `Quero receber por e-mail ofertas e novidades de ${business}. Posso retirar meu consentimento a qualquer momento pelo link presente em cada e-mail.`,
}
