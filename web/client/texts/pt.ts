import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  offline: 'Sem conexão. Verifique sua internet e tente de novo.',
  unreadable: 'Não foi possível ler a resposta.',
  unavailable: 'Algo deu errado. Tente de novo.',
}
