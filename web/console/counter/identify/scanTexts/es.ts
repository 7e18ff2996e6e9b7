import type { scanTexts as english } from '../scanTexts.ts'

export const scanTexts: typeof english = {
  title: 'Escanea el código del cliente',
  text: 'Pon su tarjeta o su premio delante de la cámara.',
  starting: 'Abriendo la cámara…',
  looking: 'Centra el código QR en el marco',
  resolving: 'Leyendo…',
  code: 'O escribe el código',
  codeHint: 'Un ID de cliente como CUS7F2KM9QA o el código de un premio.',
  go: 'Buscar',
  openCustomer: (customer) => `Atender a ${customer}`,
  refusals: {
    denied:
      'La cámara está bloqueada en esta página. Permítela en la barra de direcciones del navegador y vuelve a abrir el escáner.',
    missing: 'No se encontró ninguna cámara en este dispositivo.',
    insecure: 'La cámara solo funciona si esta página se abre con https.',
    busy: 'La cámara no se abrió. Quizá la está usando otra app.',
  },
}
