import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { SheetTexts } from '../sheetTexts.ts'

const plural = pluralsOf('pt')

const points = (count: number) => plural(count, { one: 'ponto', many: 'de pontos', other: 'pontos' })
const visits = (count: number) =>
  `${count} ${plural(count, { one: 'visita', many: 'de visitas', other: 'visitas' })}`
const purchases = (count: number) =>
  `${count} ${plural(count, { one: 'compra', many: 'de compras', other: 'compras' })}`

export const texts: SheetTexts = {
  join: { call: 'Escaneie e participe', note: 'Basta o seu telefone. Sem aplicativo.' },
  elsewhere: { call: 'Escaneie', note: (host) => `Abre ${host}` },
  typed: 'Ou abra',
  bonus: { gift: (figure, count) => `${figure} ${points(count)}`, how: 'de boas-vindas' },
  points: {
    how: (price, count, rate) => `a partir de ${price} ${points(count)}, ${rate}`,
    rate: (figure, count, unit) => `${figure} ${points(count)} a cada ${unit}`,
  },
  stamps: { reward: 'Um prêmio', how: (required) => `com ${required} selos` },
  code: { gift: (amount) => `${amount} de desconto`, how: 'com o seu código de boas-vindas' },
  ladder: {
    gift: (discount) => `${discount} de desconto`,
    how: (count) => `a partir de ${visits(count)}`,
    upTo: (first, discount, count) => `${first}, até ${discount} de desconto a partir de ${visits(count)}`,
  },
  item: {
    thing: 'Um brinde',
    once: (count) => `grátis após ${purchases(count)}`,
    each: (count) => (count === 1 ? 'grátis após cada compra' : `grátis a cada ${purchases(count)}`),
  },
}
