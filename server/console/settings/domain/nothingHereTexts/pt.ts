import type { texts as english } from '../nothingHereTexts.ts'

export const texts: typeof english = {
  title: 'Não há nada aqui',
  onOwnHost: 'Participe ou veja seu cartão',
  unknownHost: 'Este endereço ainda não está em uso ou não está mais.',
}
