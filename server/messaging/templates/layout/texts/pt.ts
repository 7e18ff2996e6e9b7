import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  openAddress: 'Ou abra este endereço:',
  why: 'Você recebe este e-mail porque aceitou receber nossas notícias.',
  preferences: 'Escolher o que recebo',
  unsubscribe: 'Cancelar a inscrição',
  by: 'Cartões fidelidade por Regulars',
}
