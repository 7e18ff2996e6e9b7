import type { ownerMailTexts as english } from '../ownerMailTexts.ts'

export const ownerMailTexts: typeof english = {
  senderRefused: {
    subject: 'SendGrid rechaza tus correos',
    content: (reason) => [
      `SendGrid ha rechazado tu clave de API o tu correo de remitente, así que tus correos publicitarios están detenidos. Su respuesta:\n${reason}`,
      'Las campañas están en pausa, y tus mensajes automáticos por correo esperan hasta 3 días. Los SMS, los recibos y los códigos siguen saliendo.',
      'Mira en SendGrid si la clave aún existe y puede enviar correo, y si el remitente está verificado. Después guarda una clave en Ajustes: todo sigue por sí solo.',
    ],
    button: 'Abrir Ajustes',
  },
  mailStopped: {
    subject: {
      customers: 'Tus correos publicitarios están detenidos',
      strangers: 'Tus correos publicitarios a quienes acaban de unirse están detenidos',
    },
    turnedAway: (turned) =>
      `${turned} de las personas que recibieron un correo publicitario tuyo en una semana lo rechazaron: su servidor no lo aceptó, vino devuelto, lo marcaron como spam o se dieron de baja. Son tantas que los servidores podrían rechazar pronto todo tu correo.`,
    stops: {
      customers:
        'Por eso tus campañas por correo están en pausa y las ofertas automáticas por correo esperan. Los SMS, las bienvenidas, los recibos y los códigos siguen saliendo.',
      strangers:
        'Se unieron con tu formulario de alta y no han venido desde entonces. Por eso los correos publicitarios a personas así están detenidos; a los clientes que te han visitado, o que añadiste tú, siguen saliendo.',
    },
    remedy:
      'Asegúrate de que todos los de tu lista han aceptado recibir tus correos. Nosotros también lo revisamos y te escribimos antes de que continúe.',
    button: 'Abrir Campañas',
  },
}
