import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  offline: 'Sem conexão. Confira sua internet e tente de novo.',
  unavailable: 'Algo deu errado. Tente de novo.',
}
