import type { Messages } from '../messages.ts'

export const messages: Messages = {
  'Name and message are required': 'Hacen falta el nombre y el mensaje',
  'Name, subject, and body are required': 'Hacen falta el nombre, el asunto y el texto',
  'Use whole numbers': 'Usa números enteros',
  'A milestone is at least 1 point': 'Una meta es al menos 1 punto',
  'Enter at least one milestone': 'Escribe al menos una meta',
  'At most {} milestones': 'Como máximo {} metas',
  'Each milestone once': 'Cada meta una sola vez',
  'At most {} languages': 'Como máximo {} idiomas',
  'Each language can be there once': 'Cada idioma puede estar una sola vez',
  'Unknown placeholder {1}. You can use {2}.': 'Marcador desconocido {1}. Puedes usar {2}.',
  'At most {} blocks': 'Como máximo {} bloques',
  'At most {} characters in all blocks': 'Como máximo {} caracteres en todos los bloques',
  'This is more than one e-mail can hold': 'Es más de lo que cabe en un correo',
  'A text message has no blocks': 'Un SMS no tiene bloques',
  'This picture stands in {}. Take it out there first.':
    'Esta imagen está aquí: { users}. Quítala de ahí primero.',
  'Add a condition': 'Añade una condición',
  'At most {} conditions': 'Como máximo {} condiciones',
  'A program in this rule is none of your shop’s. Choose another one.':
    'Un programa de esta regla no es de tu local. Elige otro.',
  'A tag in this rule is none of your shop’s, or was deleted. Choose another one.':
    'Una etiqueta de esta regla no es de tu local o se eliminó. Elige otra.',
  'A QR code in this rule is none of your shop’s, or was deleted. Choose another one.':
    'Un código QR de esta regla no es de tu local o se eliminó. Elige otro.',
  '“{}” goes out to this segment. Cancel it or choose another segment first.':
    '«{}» se envía a este segmento. Cancélala o elige antes otro segmento.',
  'This segment is gone. Choose another one': 'Este segmento ya no existe. Elige otro',
  'At most {} %': 'Como máximo {} %',
  'Choose texts or emails': 'Elige SMS o correos',
  'Choose one of your templates': 'Elige una de tus plantillas',
  'Choose one of your rewards': 'Elige uno de tus premios',
  'Choose a text or an email, or switch this message off':
    'Elige un SMS o un correo, o desactiva este mensaje',
  'You have no template for this message. Make one first.':
    'No tienes plantilla para este mensaje. Crea una primero.',
  'Write a subject': 'Escribe un asunto',
  'Write what it says': 'Escribe el texto',
  'Put {code} where each guest’s code stands': 'Pon {code} donde va el código de cada cliente',
  'Choose whom it goes to': 'Elige a quién va',
  'Choose a time to come': 'Elige un momento futuro',
  'Choose a time after it is sent': 'Elige un momento posterior al envío',
  'By then no text can have gone: texts go again {}. Choose a later time':
    'Para entonces no habrá salido ningún SMS: vuelven a salir el {}. Elige una hora posterior',
  'Enter the postal address of your shop': 'Escribe la dirección postal de tu local',
  'Only an admin of the shop can add its postal address.':
    'Solo un admin del local puede añadir su dirección postal.',
  'This campaign has been started. Only drafts can be changed.':
    'Esta campaña ya ha empezado. Solo se pueden cambiar los borradores.',
  'This campaign has been started.': 'Esta campaña ya ha empezado.',
  'Only a scheduled campaign can be changed again.': 'Solo se puede volver a cambiar una campaña programada.',
  'Only a campaign that is being sent can be paused.':
    'Solo se puede pausar una campaña que se está enviando.',
  'Only a campaign that was sent can be tried again.': 'Solo se puede reintentar una campaña enviada.',
  'This campaign was not to be sent any more by now.':
    'Ya pasó la hora hasta la que se debía enviar esta campaña.',
  'This campaign is not paused.': 'Esta campaña no está en pausa.',
  'This campaign is over, or was never started.': 'Esta campaña ha terminado o nunca empezó.',
  'This campaign has been decided about.': 'Ya se ha decidido sobre esta campaña.',
  'This campaign does not wait for a look any more.': 'Esta campaña ya no espera revisión.',
  'Nothing has failed that can be tried again.': 'No ha fallado nada que se pueda reintentar.',
  'There is nobody to send this to.': 'No hay nadie a quien enviar esto.',
  'There is nobody to send this to: nobody in its audience has agreed and can be reached.':
    'No hay nadie a quien enviar esto: en su público no hay nadie que haya dado su consentimiento y a quien se pueda llegar.',
  'Without its links there is nothing left to send. Change it instead.':
    'Sin los enlaces no queda nada que enviar. Mejor cambia el texto.',
  'These are many campaigns for a day. Please try again in {}.':
    'Son muchas campañas en un día. Inténtalo de nuevo {}.',
  'It reached nobody: the time was over before a message could go.':
    'No llegó a nadie: el plazo acabó antes de que saliera un mensaje.',
  'It reached nobody. Why stands beside each recipient below.':
    'No llegó a nadie. El motivo está abajo, junto a cada destinatario.',
  'It was too late to send it by then.': 'Ya era tarde para enviarla antes de esa hora.',
  'It would be paused on the way.': 'Se pausaría a mitad del envío.',
  'The last 20 messages failed, so it was paused. Look at why below, then resume it.':
    'Los últimos 20 mensajes fallaron y se ha pausado. Mira el motivo abajo y reanúdala.',
  'Regulars looked at it and did not let it go: {}': 'Regulars la revisó y no la dejó salir: {}',
  'Restored from a backup': 'Restaurada de una copia de seguridad',
  'The campaign was cancelled.': 'La campaña se canceló.',
  'It was too late: the campaign was to be sent by then.':
    'Era tarde: la campaña debía haberse enviado para entonces.',
  Welcome: 'Bienvenida',
  'Reward earned': 'Premio ganado',
  'Points milestone': 'Meta de puntos',
  Birthday: 'Cumpleaños',
  'About to end': 'A punto de vencer',
  'We miss you': 'Te echamos de menos',
  'After a visit': 'Tras cierta visita',
  'Unused reward': 'Premio aún sin usar',
  'Your reward': 'Tu premio',
  'You did it': 'Lo lograste',
  News: 'Novedades',
  'An offer with a code': 'Una oferta con código',
  'Season’s greetings': 'Saludos de temporada',
  'Opening hours or an event': 'Horario o un evento',
  'Thank you': 'Gracias',
  'To whoever has just joined': 'Para quien acaba de unirse',
  'When somebody has earned a reward': 'Cuando alguien ha ganado un premio',
  'When somebody has reached a number of points or visits':
    'Cuando alguien llega a cierto número de puntos o visitas',
  'On somebody’s birthday, or some days before': 'El día del cumpleaños o unos días antes',
  'To somebody who has not come for a while': 'Para quien lleva un tiempo sin venir',
  'When there is something new': 'Cuando hay algo nuevo',
  'With a campaign that gives everybody a code of their own':
    'Con una campaña que da a cada uno su propio código',
  'For spring, summer, the holidays or the new year':
    'Para la primavera, el verano, las fiestas o el año nuevo',
  'When your hours change, or when you invite people': 'Cuando cambia tu horario o invitas a la gente',
  'After a visit, to ask what people think': 'Tras una visita, para preguntar qué les pareció',
}
