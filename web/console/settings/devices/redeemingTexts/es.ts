import type { redeemingTexts as english } from '../redeemingTexts.ts'

export const redeemingTexts: typeof english = {
  legend: 'Premios sin conexión',
  choices: {
    none: { label: 'Ninguno', description: 'Los premios esperan a la conexión.' },
    limited: {
      label: 'Hasta un valor',
      description:
        'Un cliente recibe al día premios hasta este valor. Los códigos esperan, porque nadie sabe cuánto valen.',
    },
    any: {
      label: 'Sin límite',
      description:
        'Cualquier premio, y los códigos tal como se muestran. Un código usado dos veces se descubre después.',
    },
  },
  present: (choice, money) =>
    choice === 'none'
      ? 'Sin conexión no se entregan premios.'
      : choice === 'any'
        ? 'Sin conexión se entregan premios y códigos sin límite.'
        : `Sin conexión un cliente recibe al día premios de hasta ${money}.`,
  label: 'Máximo por cliente y día',
  hint: 'Según lo que te cuesta un premio, como figura en Programas. Uno sin coste no se entrega.',
  unreadable: 'Escribe un importe mayor que 0 sin separador de miles, como 5 o 12,50',
  save: 'Guardar premios',
  saving: 'Guardando…',
  saved: 'Guardado. Los dispositivos lo sabrán en su próximo contacto.',
}
