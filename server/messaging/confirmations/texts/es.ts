import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  mail: {
    subject: (business) => `¿Quieres recibir correos de ${business}?`,
    body: (business) =>
      `Alguien dio esta dirección en ${business} y aceptó recibir correos. Si fuiste tú, confírmalo con el botón. Si no, no hagas nada: no te enviaremos ningún correo más.`,
    button: 'Sí, quiero recibir correos',
  },
  page: {
    ask: (business) => `¿Recibir correos de ${business}?`,
    askText: 'Puedes dejar de recibirlos cuando quieras, con un clic en cualquiera de ellos.',
    button: 'Sí, quiero recibir correos',
    done: 'Gracias, queda confirmado',
    doneText: (business) => `Desde ahora recibes correos de ${business}.`,
    unknown: 'Este enlace ya no funciona',
    unknownText:
      'Quizá es demasiado antiguo, o tu correo electrónico cambió desde entonces. Vuelve a activar los correos en tu tarjeta.',
  },
}
