import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('pt')

const visits = (count: number) =>
  `${count} ${plural(count, { one: 'visita', many: 'de visitas', other: 'visitas' })}`
const points = (count: number) => plural(count, { one: 'ponto', many: 'de pontos', other: 'pontos' })

export const texts: typeof english = {
  named: (business, program) => `${business}: ${program}`,
  balance: (figure, count) => `${figure} ${points(count)}`,
  missing: (figure, count) => `Mais ${figure} ${points(count)} até o prêmio`,
  points,
  toGo: 'até o prêmio',
  ready: 'Prêmio liberado',
  lifetime: (earned) => `Acumulado: ${earned}`,
  pointsPer: (figure, count, unit) => `${figure} ${points(count)} a cada ${unit}`,
  rewardsFrom: (figure, count) => `Prêmios a partir de ${figure} ${points(count)}`,
  stamps: (collected, required) => `${collected} de ${required} selos`,
  stampsOffer: (required) =>
    `${required} ${plural(required, { one: 'selo', many: 'de selos', other: 'selos' })}`,
  off: 'a menos',
  offAmount: (amount) => `${amount} de desconto`,
  validity: (days, singleUse) =>
    `Válido por ${days} ${plural(days, { one: 'dia', many: 'de dias', other: 'dias' })}${singleUse ? ', uso único' : ''}`,
  upTo: 'até',
  offEach: 'de desconto em cada compra',
  visitsLeft: (count, discount) =>
    `${plural(count, { one: 'visita', many: 'de visitas', other: 'visitas' })} para ${discount} de desconto`,
  visitsTo: (count, discount) => `Mais ${visits(count)} para ${discount}`,
  topReached: 'Desconto máximo alcançado',
  tier: (count, discount) => `${visits(count)}: ${discount} de desconto`,
  visitsSoFar: (count) => `Visitas até agora: ${count}`,
  purchases: (done, required) => `${done} de ${required} compras`,
  purchasesOffer: (required) =>
    `Grátis após ${required} ${plural(required, { one: 'compra', many: 'de compras', other: 'compras' })}`,
  code: (code) => `Código ${code}`,
  codePrefix: (prefix) => `O código começa com ${prefix}`,
}
