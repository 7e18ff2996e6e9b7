import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  close: 'Fechar',
  dismiss: 'Ocultar',
  messages: 'Avisos',
  loading: 'Carregando...',
  cancel: 'Cancelar',
  eraseDigit: 'Apagar o último dígito',
  more: (count) => `mais ${count}`,
  language: 'Idioma',
}
