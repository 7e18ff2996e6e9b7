import type { SuggestionTexts } from '../suggestionTexts.ts'

export const texts: SuggestionTexts = {
  coffee: {
    names: { often: 'Tarjeta de café', amounts: 'Puntos de café', visits: 'Descuento de café' },
    rewards: ['Un café gratis', 'Un dulce gratis', 'Un pan gratis'],
  },
  restaurant: {
    names: {
      often: 'Tarjeta de restaurante',
      amounts: 'Puntos de restaurante',
      visits: 'Descuento de restaurante',
    },
    rewards: ['Un postre gratis', 'Una bebida gratis', 'Un plato principal gratis'],
  },
  salon: {
    names: { often: 'Tarjeta de belleza', amounts: 'Puntos de belleza', visits: 'Descuento de belleza' },
    rewards: ['Un tratamiento gratis', 'Un corte gratis', 'Un producto a elegir'],
  },
  goods: {
    names: { often: 'Tarjeta de compras', amounts: 'Puntos de compras', visits: 'Descuento de compras' },
    rewards: ['Un regalo de la tienda', 'La entrega gratis', 'Una sorpresa'],
  },
  classes: {
    names: { often: 'Tarjeta de clases', amounts: 'Puntos de clases', visits: 'Descuento de clases' },
    rewards: ['Una clase gratis', 'Un pase para otra persona', 'Una bebida gratis'],
  },
  other: {
    names: { often: 'Tarjeta de cliente', amounts: 'Puntos de cliente', visits: 'Descuento de cliente' },
    rewards: ['La siguiente visita gratis', 'Un regalo', 'Una sorpresa'],
  },
}
