import type { paperTexts as english } from '../paperTexts.ts'

export const paperTexts: typeof english = {
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
  fold: 'Dobla por las líneas discontinuas; pega esta solapa sobre la otra con pegamento o cinta.',
}
