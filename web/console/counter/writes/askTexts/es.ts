import type { askTexts as english } from '../askTexts.ts'

export const askTexts: typeof english = {
  unusual: {
    title: (money) => `${money} es mucho más de lo que sueles cobrar`,
    titleOfNew: (money) => `${money} es mucho para una sola compra`,
    text: (customer) => `¿Es correcto el importe de ${customer}? Todavía no se ha registrado nada.`,
    back: 'No, corregirlo',
  },
  changed: {
    title: (customer) => `Mientras tanto se registró algo para ${customer}`,
    text: 'Todavía no se ha registrado nada. Esta compra daría ahora:',
    back: 'Todavía no',
  },
}
