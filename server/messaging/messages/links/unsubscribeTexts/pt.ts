import type { texts as english } from '../unsubscribeTexts.ts'

export const texts: typeof english = {
  ask: (business) => `Parar de receber e-mails de ${business}?`,
  kept: 'Seu cartão, seus pontos e seus prêmios continuam como estão.',
  stop: 'Parar de receber',
  orChoose: 'Ou escolha o que recebe, ou faça uma pausa',
  done: 'Pronto, você não recebe mais e-mails',
  doneText: (business) =>
    `Você não vai mais receber e-mails de ${business}. Seu cartão, seus pontos e seus prêmios continuam como estão.`,
  mistake: 'Foi engano?',
  again: 'Ligar os e-mails de novo',
  deadTitle: 'Este link não funciona',
  unknown: 'Ele pode ter sido cortado no caminho. Abra de novo o e-mail mais recente e use o link do final.',
  deadLink: 'Ele pode ter sido cortado no caminho, ou a mensagem em que está não existe mais.',
}
