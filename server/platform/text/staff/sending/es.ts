import type { Sending } from '../sending.ts'

export const sending: Sending = {
  'This customer no longer exists.': 'Este cliente ya no existe.',
  'The receiver replied STOP and gets no more texts.':
    'Desde ese número se respondió STOP y ya no recibe SMS.',
  'The shop is suspended.': 'El local está suspendido.',
  'The shop is closed.': 'El local está cerrado.',
  'The customer has not agreed to get texts.': 'El cliente no ha aceptado recibir SMS.',
  'The customer has not agreed to get emails.': 'El cliente no ha aceptado recibir correos.',
  "The customer's phone number has changed since.": 'El teléfono del cliente ha cambiado desde entonces.',
  "The customer's email address has changed since.": 'El correo del cliente ha cambiado desde entonces.',
  'The customer has paused these messages.': 'El cliente ha pausado estos mensajes.',
  'The customer wants no offers and news.': 'El cliente no quiere ofertas ni novedades.',
  'The customer wants no birthdays and milestones.':
    'El cliente no quiere felicitaciones de cumpleaños ni de logros.',
  'The customer wants no reminders.': 'El cliente no quiere recordatorios.',
  'The customer has had a marketing text within a week, and gets one a week at the most.':
    'El cliente había recibido un SMS publicitario hacía menos de una semana, y recibe como máximo uno por semana.',
  'The customer has had a marketing email within a week, and gets one a week at the most.':
    'El cliente había recibido un correo publicitario hacía menos de una semana, y recibe como máximo uno por semana.',
  'The customer has had {} marketing texts within a week, and gets no more than that.':
    'El cliente ya recibió {} SMS publicitarios en una semana y no recibe más.',
  'The customer has had {} marketing emails within a week, and gets no more than that.':
    'El cliente ya recibió {} correos publicitarios en una semana y no recibe más.',
  'Customer phone number is required': 'Este cliente no tiene número de teléfono',
  'Customer has not opted in to receive SMS messages': 'Este cliente no ha aceptado recibir SMS',
  'Customer email address is required': 'Este cliente no tiene correo',
  'Customer has not opted in to receive emails': 'Este cliente no ha aceptado recibir correos',
  'Texts go to mobile numbers only, and this is none.': 'Los SMS solo van a móviles, y este número no lo es.',
  'Texts to {} are not switched on in the settings.': 'Los SMS a { country} no están activados en Ajustes.',
  'No texts go out before the owner has confirmed their email address.':
    'No salen SMS hasta que el admin confirme su correo.',
  'No email goes out before the owner has confirmed their email address.':
    'No salen correos hasta que el admin confirme su correo.',
  'Marketing email is stopped, because too many receivers turned away within a week. Regulars looks at it.':
    'Los correos publicitarios están detenidos porque demasiados destinatarios los rechazaron en una semana. Regulars lo revisa.',
  'Marketing email to people who joined by themselves and never came is stopped, because too many of them turned away within a week. Regulars looks at it.':
    'Los correos publicitarios a quienes se unieron por su cuenta y nunca vinieron están detenidos porque demasiados los rechazaron en una semana. Regulars lo revisa.',
  'Marketing email needs the postal address of your shop. Add it in Settings.':
    'Los correos publicitarios necesitan la dirección postal de tu local. Añádela en Ajustes.',
  'Marketing email needs the whole postal address of your shop: its street or P.O. box, and its place. Complete it in Settings.':
    'Los correos publicitarios necesitan la dirección postal completa de tu local: calle o apartado y localidad. Complétala en Ajustes.',
  'Regulars lets no email go that leads to {1}: {2}': 'Regulars no deja salir correos que lleven a {1}: {2}',
  'It leads to {}. Your shop is new: such an email goes once Regulars has looked at the link, or with your first payment. Without it, it goes at once. Where no link is meant, put a space after the dot.':
    'Lleva a {}. Tu local es nuevo: un correo así saldrá cuando Regulars haya revisado el enlace, o con tu primer pago. Sin el enlace sale enseguida. Si no querías poner un enlace, deja un espacio tras el punto.',
  'This guest has no phone number any more.': 'Este cliente ya no tiene teléfono.',
  'A guest can be answered for {} days after their own text. When they write again, you can answer.':
    'Puedes responder hasta {} días después del SMS del cliente. Cuando vuelva a escribir, podrás contestar.',
  'Write something first': 'Escribe algo primero',
  'There are not enough credits left for this email.': 'No quedan créditos suficientes para este correo.',
  'The {1} texts that come before the first payment for the {2} plan are used up.':
    'Se han agotado los SMS que hay antes del primer pago del plan {2}: {1 text}.',
  'The {1} texts a month of your {2} plan are used up, and there are not enough credits for another.':
    'Se ha agotado lo que tu plan {2} incluye al mes, {1 text}, y no hay créditos suficientes para otro.',
  'The {1} marketing emails that come before the first payment for the {2} plan are used up.':
    'Los {1} correos publicitarios que hay antes del primer pago del plan {2} se han agotado.',
  'The {1} marketing emails a month of the {2} plan are used up.':
    'Los {1} correos publicitarios al mes del plan {2} se han agotado.',
  'Only {1} of the {2} marketing emails that come before the first payment for the {3} plan are left.':
    'De los {2} correos publicitarios que hay antes del primer pago del plan {3} ya solo puedes enviar {1}.',
  'Only {1} of the {2} marketing emails a month of the {3} plan are left.':
    'De los {2} correos publicitarios al mes del plan {3} ya solo puedes enviar {1}.',
  'Regulars has sent as many texts as it may in a day. Texts go out again tomorrow.':
    'Regulars ha enviado todos los SMS que puede en un día. Mañana vuelven a salir.',
  'Regulars has sent as many emails as it may in a day. Emails go out again tomorrow.':
    'Regulars ha enviado todos los correos que puede en un día. Mañana vuelven a salir.',
  'Shops that have paid nothing have together sent as many texts as they may in a day. Texts go out again tomorrow.':
    'Los locales que aún no han pagado nada ya han enviado, entre todos, los SMS permitidos en un día. Mañana vuelven a salir.',
  'Shops that have paid nothing have together sent as many emails as they may in a day. Emails go out again tomorrow.':
    'Los locales que aún no han pagado nada ya han enviado, entre todos, los correos permitidos en un día. Mañana vuelven a salir.',
  'The texts that a shop which has paid nothing can send in a day are used up. Texts go out again tomorrow.':
    'Se han agotado los SMS que un local que no ha pagado nada puede enviar en un día. Mañana vuelven a salir.',
  'The emails that a shop which has paid nothing can send in a day are used up. Emails go out again tomorrow.':
    'Se han agotado los correos que un local que no ha pagado nada puede enviar en un día. Mañana vuelven a salir.',
  'Shops that were opened from one network have together sent as many texts as they may in a day. Texts go out again tomorrow.':
    'Los locales abiertos desde una misma red ya han enviado, entre todos, los SMS permitidos en un día. Mañana vuelven a salir.',
  'Shops that were opened from one network have together sent as many emails as they may in a day. Emails go out again tomorrow.':
    'Los locales abiertos desde una misma red ya han enviado, entre todos, los correos permitidos en un día. Mañana vuelven a salir.',
  'Too many texts were asked for from one network today.':
    'Hoy se han pedido demasiados SMS desde una misma red.',
  'Too many emails were asked for from one network today.':
    'Hoy se han pedido demasiados correos desde una misma red.',
  'The provider could not be reached.': 'No se pudo contactar con el proveedor.',
  'The provider was too busy to take it.': 'El proveedor estaba saturado.',
  'The provider refused it: {}': 'El proveedor lo rechazó: {}',
  'This is not a valid phone number.': 'No es un número de teléfono válido.',
  'This phone number cannot get texts.': 'Este número no puede recibir SMS.',
  'Texts to this country are not switched on.': 'Los SMS a este país no están activados.',
  'Texts cannot be sent to this number.': 'No se pueden enviar SMS a este número.',
  'This is not a mobile number.': 'No es un número de móvil.',
  'The text is longer than 1,600 characters.': 'El SMS tiene más de 1600 caracteres.',
  'The phone was switched off or out of reach.': 'El teléfono estaba apagado o sin cobertura.',
  'The receiver has blocked texts.': 'El destinatario ha bloqueado los SMS.',
  'The phone network does not know this number, or not at the moment.':
    'La red no conoce este número, o no en este momento.',
  'This is a landline, which gets no texts.': 'Es un teléfono fijo, que no recibe SMS.',
  'The receiver’s carrier filtered the text out.': 'El operador del destinatario filtró el SMS.',
  'This is not an email address.': 'No es una dirección de correo.',
  'The contact email of your shop is not an email address. Correct it in Settings.':
    'El correo de contacto de tu local no es una dirección de correo. Corrígelo en Ajustes.',
  'The mailbox does not exist or refuses mail.': 'El buzón no existe o rechaza el correo.',
  'The mailbox is full.': 'El buzón está lleno.',
  'The mail server refused the message.': 'El servidor de correo rechazó el mensaje.',
  'It could not be sent because of a fault in our mail settings. The address of the receiver is not the reason.':
    'No se pudo enviar por un fallo en nuestros ajustes de correo. La dirección del destinatario no es el motivo.',
  'We could not learn whether it arrived.': 'No pudimos saber si llegó.',
  'SendGrid refused your key or sender. Save a new key in Settings, and it goes on.':
    'SendGrid rechazó tu clave o tu remitente. Guarda una clave nueva en Ajustes y seguirá.',
  'It waits: SendGrid refused your key or sender. Save a new key in Settings.':
    'Está en espera: SendGrid rechazó tu clave o tu remitente. Guarda una clave nueva en Ajustes.',
  'It waited 3 days for a SendGrid key that works, and is not sent any more.':
    'Esperó 3 días una clave de SendGrid que funcionara y ya no se envía.',
  '[a private text]': '[un SMS privado]',
  '[a link to the card]': '[un enlace a la tarjeta]',
  '[a sign-in code]': '[un código de acceso]',
  '[a picture or file, which is not kept]': '[una imagen o un archivo, que no se guarda]',
  '[{} pictures or files, which are not kept]': '[{} imágenes o archivos, que no se guardan]',
  '[what ends, and when]': '[qué termina y cuándo]',
  '[the reward and its code]': '[el premio y su código]',
  '[the gift and its code]': '[el regalo y su código]',
  'What somebody gets': 'Lo que alguien recibe',
  'This is not what the template and the customer say. Leave it out: the server writes it by their ids.':
    'No coincide con la plantilla y el cliente. Quítalo: el servidor lo escribe según sus ids.',
  'You are signed in to another shop': 'Tienes la sesión iniciada en otro local',
  'Name it by its id': 'Indícalo por su id',
  'Enter a mobile number with its country code, such as {}':
    'Escribe un número de móvil con su prefijo de país, por ejemplo {}',
  'Enter a message': 'Escribe un mensaje',
  'Enter a subject': 'Escribe un asunto',
  'Enter a valid email address': 'Escribe una dirección de correo válida',
  'There is no active welcome text. Activate one among the SMS templates.':
    'No hay ningún SMS de bienvenida activo. Activa uno en las plantillas de SMS.',
  'This link does not wait for a look any more.': 'Este enlace ya no espera revisión.',
}
