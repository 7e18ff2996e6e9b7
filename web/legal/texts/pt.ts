import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  home: 'Regulars',
  since: (month) => `Em vigor desde ${month}`,
  contact: 'Escreva para nós:',
  unconfirmed:
    'Ninguém confirmou esta tradução ainda. Quem administra este site precisa ler e confirmar o texto antes que ele seja mostrado a alguém. Até lá, vale o texto em inglês.',
}
