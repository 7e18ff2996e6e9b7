import type { texts as english } from '../unsubscribeTexts.ts'

export const texts: typeof english = {
  ask: (business) => `¿Dejar de recibir correos de ${business}?`,
  kept: 'Tu tarjeta y lo que has reunido siguen igual.',
  stop: 'No recibir más correos',
  orChoose: 'O elige qué recibes, o haz una pausa',
  done: 'Te has dado de baja',
  doneText: (business) =>
    `No recibirás más correos de ${business}. Tu tarjeta y lo que has reunido siguen igual.`,
  mistake: '¿Fue un error?',
  again: 'Volver a activar los correos',
  deadTitle: 'Este enlace no funciona',
  unknown: 'Quizá se cortó por el camino. Abre de nuevo el correo más reciente y usa el enlace del final.',
  deadLink: 'Quizá se cortó por el camino, o el mensaje en el que está ya no existe.',
  problemTitle: 'Algo no ha funcionado',
  problem: 'Vuelve a abrir el enlace en un momento. Si sigue sin funcionar, pregunta en la caja.',
}
