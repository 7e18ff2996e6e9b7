import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: (day) => `Este local está suspendido desde el ${day}`,
  reason: (reason) => `El motivo: ${reason}`,
  text: 'Puedes verlo todo, pero no cambiar nada. Nadie puede unirse ni sumar, no sale ningún mensaje y las claves de API no funcionan. Tus clientes siguen viendo sus tarjetas.',
  forAdmin: 'Responde al correo que te enviamos o escribe a',
  forMembers: 'El admin del local tiene un correo nuestro con el motivo. Si tienes preguntas, escribe a',
}
