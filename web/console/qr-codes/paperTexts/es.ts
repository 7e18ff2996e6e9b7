import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { offerTexts as englishOffers, paperTexts as englishPaper } from '../paperTexts.ts'

const plural = pluralsOf('es')
const visitsOf = (count: number) =>
  `${count} ${plural(count, { one: 'visita', many: 'de visitas', other: 'visitas' })}`
const purchasesOf = (count: number) =>
  `${count} ${plural(count, { one: 'compra', many: 'de compras', other: 'compras' })}`

export const paperTexts: typeof englishPaper = {
  title: (name) => `Imprimir ${name}`,
  hint: 'Tu navegador lo imprime o lo guarda como PDF. Elige ahí el tamaño 100 % y prueba el código con un teléfono antes de colgarlo.',
  image: (name) => `Así quedará el papel de ${name}`,
  loading: 'Cargando lo que reciben los clientes…',
  paused: 'Este código está en pausa',
  pausedText: 'A quien lo escanee se le pide que pregunte en la caja, hasta que lo reanudes.',
  noOffer: 'Todavía no dice qué reciben los clientes',
  noOfferText: 'Ningún programa activo tiene un premio. Cuando haya uno, aparece debajo de tu nombre.',
  failed: 'No se pudo cargar lo que reciben los clientes.',
  retry: 'Intentar de nuevo',
  design: 'Diseño',
  designs: {
    poster: {
      label: 'Cartel',
      text: 'Para la pared o la vitrina: un teléfono lo lee a 2\u00a0m (6\u00a0ft).',
    },
    tent: {
      label: 'Cartel de mesa',
      text: 'Se dobla, queda de pie en la mesa y muestra el código por los dos lados.',
    },
  },
  paper: 'Papel',
  papers: { a4: 'A4', letter: 'Carta (US Letter)' },
  print: 'Imprimir o guardar como PDF',
  fileName: { poster: (name) => `Cartel ${name}`, tent: (name) => `Cartel de mesa ${name}` },

  join: { call: 'Escanea y únete', note: 'Solo hace falta tu número de teléfono. Sin app.' },
  elsewhere: { call: 'Escanéame', note: (host) => `Abre ${host}` },
  typed: 'O abre',
  fold: 'Dobla por las líneas discontinuas; pega esta solapa sobre la otra con pegamento o cinta.',
}

export const offerTexts: typeof englishOffers = {
  bonus: (points, count) => ({
    gift: `${points} ${plural(count, { one: 'punto', many: 'de puntos', other: 'puntos' })}`,
    how: 'por unirte',
  }),
  points: {
    how: (price, rate) => `desde ${price} puntos, ${rate}`,
  },
  stamps: {
    reward: 'Un premio',
    how: (required) =>
      `con ${required} ${plural(required, { one: 'sello', many: 'de sellos', other: 'sellos' })}`,
  },
  code: { gift: (amount) => `${amount} de descuento`, how: 'con tu código personal, al unirte' },
  ladder: {
    gift: (discount) => `${discount} de descuento`,
    how: (visits) => `desde ${visitsOf(visits)}`,
    upTo: (first, discount, visits) => `${first}, y hasta un ${discount} desde ${visitsOf(visits)}`,
  },
  item: {
    thing: 'Un producto',
    once: (purchases) => `gratis tras ${purchasesOf(purchases)}`,
    each: (purchases) =>
      purchases === 1 ? 'gratis con cada compra' : `gratis cada ${purchasesOf(purchases)}`,
  },
}
