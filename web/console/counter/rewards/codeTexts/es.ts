import type { codeTexts as english } from '../codeTexts.ts'

export const codeTexts: typeof english = {
  title: 'Dar un código',
  give: (program) => `Dar ${program}`,
  giving: 'Dando…',
  for: (customer) => `Un código para ${customer}`,
  text: 'También está en su tarjeta. El cliente lo muestra al pagar.',
  image: (code) => `Código QR de ${code}`,
  until: (date) => `Válido hasta el ${date}`,
  forEver: 'Válido sin límite de tiempo',
  done: 'Listo',
}
