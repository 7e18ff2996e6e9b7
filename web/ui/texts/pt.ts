import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  close: 'Fechar',
  dismiss: 'Ocultar',
  messages: 'Avisos',
  loading: 'Carregando…',
  cancel: 'Cancelar',
  eraseDigit: 'Apagar o último dígito',
  more: (count) => `mais ${count}`,
  language: 'Idioma',
  missing:
    'Não foi possível carregar uma parte desta página. O que você digitou continua aqui: anote o que precisar e recarregue a página.',
  reload: 'Recarregar',
}
