import type { pinTexts as english } from '../pinTexts.ts'

export const pinTexts: typeof english = {
  open: 'Elegir PIN',
  title: (customer) => `Un PIN para ${customer}`,
  text: 'Asegúrate de que el número es suyo: quien escanea esto abre la tarjeta. El cliente lo escanea con su teléfono y allí elige el PIN.',
  code: 'Código QR para elegir un PIN',
  left: (minutes, seconds) => `Sirve una sola vez, durante ${minutes}:${seconds}`,
  ended: 'Este código ha vencido.',
  another: 'Mostrar otro',
  retry: 'Intentar de nuevo',
}
