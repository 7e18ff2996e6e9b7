import type { texts as english } from '../unsubscribeTexts.ts'

export const texts: typeof english = {
  ask: (business) => `Parar de receber e-mails de ${business}?`,
  kept: 'Seu cartão e o que você juntou continuam como estão.',
  stop: 'Parar de receber e-mails',
  orChoose: 'Ou escolha o que quer receber, ou faça uma pausa',
  done: 'Pronto, você não recebe mais e-mails',
  doneText: (business) =>
    `Você não vai mais receber e-mails de ${business}. Seu cartão e o que você juntou continuam como estão.`,
  mistake: 'Foi sem querer?',
  again: 'Ativar os e-mails de novo',
  deadTitle: 'Este link não funciona',
  unknown: 'Ele pode estar incompleto. Abra de novo o e-mail mais recente e use o link do final.',
  deadLink: 'Ele pode estar incompleto, ou a mensagem de onde veio não existe mais.',
  problemTitle: 'Não deu certo',
  problem: 'Abra o link de novo daqui a pouco. Se não resolver, pergunte no caixa.',
}
