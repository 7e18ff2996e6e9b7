import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  mail: {
    subject: (business) => `Quer receber e-mails de ${business}?`,
    body: (business) =>
      `Alguém informou este endereço de e-mail em ${business} e aceitou receber e-mails. Se foi você, toque no botão para confirmar. Se não foi, não faça nada: você não receberá mais nenhum e-mail.`,
    button: 'Sim, quero receber e-mails',
  },
  page: {
    ask: (business) => `Receber e-mails de ${business}?`,
    askText: 'Você pode parar de receber quando quiser, com um clique em qualquer e-mail.',
    button: 'Sim, quero receber e-mails',
    done: 'Pronto, está confirmado',
    doneText: (business) => `A partir de agora você recebe e-mails de ${business}.`,
    unknown: 'Este link não funciona mais',
    unknownText:
      'Ele pode ser antigo demais, ou seu e-mail mudou desde então. Ative os e-mails de novo no seu cartão.',
  },
}
