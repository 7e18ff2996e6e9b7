import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('pt')

const points = (figure: string, count: number) =>
  `${figure} ${plural(count, { one: 'ponto', many: 'de pontos', other: 'pontos' })}`
const visits = (figure: string, count: number) =>
  `${figure} ${plural(count, { one: 'visita', many: 'de visitas', other: 'visitas' })}`

export const texts: typeof english = {
  code: (code) => `Código: ${code}`,
  leadsTo: (label, url) => `${label}: ${url}`,
  points,
  enough: 'Você já tem o bastante para um prêmio',
  toReward: (figure, count) => `Mais ${points(figure, count)} para o seu próximo prêmio`,
  stamps: (have, of) => `${have} de ${of} selos`,
  purchases: (have, of) => `${have} de ${of} compras`,
  fullCard: (reward) => `Com o cartão completo você ganha: ${reward}`,
  freeAfter: (item) => `Depois disso, grátis: ${item}`,
  visits,
  toDiscount: (figure, count, discount) => `Mais ${visits(figure, count)} para ${discount} de desconto`,
  off: (discount) => `${discount} de desconto`,
  exampleCard: 'Seu cartão',
}
