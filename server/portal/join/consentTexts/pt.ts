import type { texts as english } from '../consentTexts.ts'

export const texts: typeof english = {
  sms: (business, rates) =>
    `Quero receber por SMS ofertas e novidades de ${business}. São mensagens publicitárias automáticas e recorrentes para este número; a quantidade varia.${rates} Se eu responder HELP, recebo ajuda; se responder STOP, paro de receber. Concordar não é condição para nenhuma compra.`,
  rates: ' Podem ser cobradas tarifas de mensagens e dados.',
  email: (business) =>
    `Quero receber por e-mail ofertas e novidades de ${business}. Todo e-mail tem um link para parar de receber.`,
}
