import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: (business) => `O que você recebe de ${business}`,
  channels: 'Por onde a loja pode escrever para você',
  topics: 'O que você quer receber',
  boxes: {
    email: 'E-mails',
    sms: 'SMS',
    news: 'Ofertas e novidades',
    occasions: 'Aniversário e conquistas',
    reminders: 'Lembretes quando você fica um tempo sem vir',
  },
  hints: {
    news: 'O que há de novo e o que está em oferta.',
    occasions: 'Um “parabéns” no seu aniversário e um aviso quando você conquista algo.',
    reminders: 'Quando faz tempo que você não vem ou um prêmio está esperando por você.',
  },
  owed: 'Enquanto e-mails ou SMS estiverem ativados, você continua recebendo avisos quando ganha um prêmio ou quando seus pontos estão para vencer.',
  owedByMail:
    'Enquanto os e-mails estiverem ativados, você continua recebendo avisos quando ganha um prêmio ou quando seus pontos estão para vencer.',
  stopped:
    'Você respondeu STOP a um SMS. Para voltar a receber, envie START para o número que mandou esse SMS.',
  elsewhere: 'Os SMS estão desativados. Se quiser receber, avise na loja na próxima visita.',
  language: {
    label: 'Idioma',
    own: 'O da loja',
    hint: 'Você recebe as mensagens neste idioma se a loja as escreveu nele.',
  },
  save: 'Salvar',
  pause: {
    title: 'Quer dar um tempo?',
    text: (days) =>
      `Por ${days} dias você não recebe nada do que pode escolher acima. Depois, tudo volta sozinho.`,
    start: (days) => `Pausar por ${days} dias`,
    until: (day) => `Pausado até ${day}. Depois, tudo volta sozinho.`,
    resume: 'Retomar agora',
  },
  said: {
    saved: 'Salvo. Ficou assim.',
    stopped:
      'Nada mudou: você respondeu STOP a um SMS. Para voltar a receber, envie START para o número que mandou esse SMS.',
    elsewhere: 'Nada mudou: não dá para ativar os SMS por aqui. Avise na loja na próxima visita.',
    'other words': 'Nada mudou: o texto ao lado da opção já é outro. Leia e salve de novo.',
  },
  unknown: {
    title: 'Este link não funciona',
    text: 'Ele pode estar incompleto, ou seu e-mail já é outro. Abra o e-mail mais recente e use o link do final.',
  },
}
