import type { Fields } from '../fields.ts'

export const fields: Fields = {
  'This must be text': 'Esto debe ser texto',
  'This must be a number': 'Esto debe ser un número',
  'This must be a whole number': 'Esto debe ser un número entero',
  'This must be true or false': 'Esto debe ser verdadero o falso',
  'This must be a list': 'Esto debe ser una lista',
  'This must be an object with fields': 'Esto debe ser un objeto con campos',
  'This must be a date': 'Esto debe ser una fecha',
  'This must be an id, as we give them': 'Esto debe ser un id como los que damos',
  'This must be base64': 'Esto debe ser base64',
  'This must be one of: {}': 'Solo puede ser: {}',
  'This must be {}': 'Esto debe ser {}',
  'This is none of the values that there are': 'Este valor no existe',
  'This does not have the form that it should have': 'Esto no tiene la forma que debería',
  'Something in this request is wrong': 'Algo en esta solicitud no es correcto',
  'Something in the input cannot be stored': 'Algo de lo introducido no se puede guardar',
  'This holds a character that cannot be stored': 'Esto contiene un carácter que no se puede guardar',
  'This is nested too deeply': 'Esto tiene demasiados niveles',
  'These are too many values at once': 'Son demasiados valores a la vez',
  'That is too large': 'Es demasiado grande',
  'Invalid request': 'Solicitud no válida',
  'The body ended before its end': 'La solicitud no llegó completa',
  'Unknown field': 'Campo desconocido',
  'A field is missing': 'Falta un campo',
  'Send the header Idempotency-Key: 1 to 128 characters, the same when you send the same request again':
    'Envía la cabecera Idempotency-Key: de 1 a 128 caracteres, los mismos si repites la misma solicitud',
  'A key has 1 to 128 characters': 'Una clave tiene de 1 a 128 caracteres',
  'This idempotency key was used before, for something else':
    'Esta clave de idempotencia ya se usó para otra cosa',
  'Not a place in this list': 'Ese lugar no existe en la lista',
  'At least {} character': 'Al menos {} carácter',
  'At most {} character': 'Como máximo {} carácter',
  'At least {} entry': 'Al menos {} elemento',
  'At least {} entries': 'Al menos {} elementos',
  'At most {} entry': 'Como máximo {} elemento',
  'At most {} entries': 'Como máximo {} elementos',
  'At least {}': 'Al menos {}',
  'At most {}': 'Como máximo {}',
  'Enter a whole number': 'Escribe un número entero',
  'Enter a whole number from {1} to {2}': 'Escribe un número entero de {1} a {2}',
  'A whole number from {1} to {2}': 'Un número entero de {1} a {2}',
  'A whole number of 1 or more': 'Un número entero, 1 o más',
  'A whole number other than 0': 'Un número entero distinto de 0',
  'A whole number other than 0, at most {}': 'Un número entero distinto de 0, como máximo {}',
  'Not below 0': 'No menos de 0',
  'At least 1 day': 'Al menos 1 día',
  'At most {} days': 'Como máximo {} días',
  'At least the 2nd visit': 'Como pronto, la 2.ª visita',
  'Name is required': 'Escribe un nombre',
  'Enter a name': 'Escribe un nombre',
  'This looks like a web address. Leave it out, or put a space after the dot: St. John':
    'Esto parece una dirección web. Quítala o deja un espacio tras el punto: S. Juan',
  'This looks like a phone number. A name has at most four digits together':
    'Esto parece un número de teléfono. Un nombre tiene como máximo cuatro cifras seguidas',
  'Leave out / \\ @ < > { }: a name cannot hold an address':
    'Quita / \\ @ < > { }: un nombre no puede contener una dirección',
  'Leave out the name and password before the @': 'Quita el nombre y la contraseña antes de la @',
  'Enter a web address that starts with https:// or http://':
    'Escribe una dirección web que empiece por https:// o http://',
  'Enter a whole address, with https://': 'Escribe la dirección completa, con https://',
  'Please enter a valid email address': 'Escribe una dirección de correo válida',
  'Email address is required': 'Escribe una dirección de correo',
  'Please enter a valid phone number': 'Escribe un número de teléfono válido',
  'You must provide either an email or phone number': 'Indica un correo o un número de teléfono',
  'Two capital letters': 'Dos letras mayúsculas',
  'Letters and digits only': 'Solo letras y números',
  'Write it on one line': 'Escríbelo en una sola línea',
  'Write the street and number, or the P.O. box, and then the place, with a comma or a new line between':
    'Escribe la calle y el número, o el apartado postal, y después la localidad, con una coma o un salto de línea en medio',
  'Enter a date': 'Escribe una fecha',
  'Enter a date such as 2026-01-31': 'Escribe una fecha, por ejemplo 2026-01-31',
  'Enter a moment such as 2026-01-31T18:30:00Z': 'Escribe un momento, por ejemplo 2026-01-31T18:30:00Z',
  'Enter a time such as 18:30': 'Escribe una hora, por ejemplo 18:30',
  'Enter a date of birth in the past': 'Escribe una fecha de nacimiento en el pasado',
  'Choose a day': 'Elige un día',
  'Choose what the key may do': 'Elige qué puede hacer la clave',
  'Choose a day and a time': 'Elige un día y una hora',
  'Choose an hour': 'Elige una hora',
  'There is no such day or time': 'Ese día u hora no existe',
  'This day is over. Choose a later one.': 'Ese día ya pasó. Elige uno posterior.',
  'This day is still to come': 'Ese día aún no ha llegado',
  'Choose the first day': 'Elige el primer día',
  'Choose the last day': 'Elige el último día',
  'Choose a day since 2000': 'Elige un día a partir de 2000',
  'The last day is before the first': 'El último día es anterior al primero',
  'Choose a year at the most': 'Elige un año como máximo',
  'File size must be less than 5MB': 'El archivo debe pesar menos de 5 MB',
  'Choose a picture': 'Elige una imagen',
  'Choose a PNG, JPEG or WebP picture': 'Elige una imagen PNG, JPEG o WebP',
  'Choose a PNG, JPEG, GIF or WebP picture': 'Elige una imagen PNG, JPEG, GIF o WebP',
  'The picture may be at most {} pixels wide and high':
    'La imagen puede tener como máximo {} píxeles de ancho y de alto',
  'This picture is broken': 'Esta imagen está dañada',
  'The picture may have at most 1 MB': 'La imagen puede pesar como máximo 1 MB',
  'The picture may have at most 512 KB': 'La imagen puede pesar como máximo 512 KB',
  'This is not a picture in base64': 'Esto no es una imagen en base64',
  'Type {} to confirm': 'Escribe {} para confirmar',
  'API key not found': 'Esta clave de API no existe',
  'Authenticator app not found': 'Esta app de autenticación no existe',
  'Campaign not found': 'Esta campaña no existe',
  'Case not found': 'Este caso no existe',
  'Company not found': 'Este local no existe',
  'Conversation not found': 'Esta conversación no existe',
  'Customer not found': 'Este cliente no existe',
  'Device not found': 'Este dispositivo no existe',
  'Import not found': 'Esta importación no existe',
  'Invitation not found': 'Esta invitación no existe',
  'Mailchimp key not found': 'No hay ninguna clave de Mailchimp guardada',
  'Member not found': 'Este miembro del equipo no existe',
  'Message not found': 'Este mensaje no existe',
  'Operation not found': 'Esta operación no existe',
  'Pack not found': 'Este paquete no existe',
  'Page not found': 'Esta página no existe',
  'Payment not found': 'Este pago no existe',
  'Picture not found': 'Esta imagen no existe',
  'Plan not found': 'Este plan no existe',
  'Program not found': 'Este programa no existe',
  'QR code not found': 'Este código QR no existe',
  'Rebate program not found': 'Este programa de códigos de descuento no existe',
  'Reward not found': 'Este premio no existe',
  'Segment not found': 'Este segmento no existe',
  'Session not found': 'Esta sesión no existe',
  'Shop not found': 'Este local no existe',
  'Tag not found': 'Esta etiqueta no existe',
  'Template not found': 'Esta plantilla no existe',
  'Text not found': 'Este SMS no existe',
  'Welcome not found': 'Esta bienvenida no existe',
  'User not found': 'Esta cuenta no existe',
  'Someone else changed this program. Look at it again before saving.':
    'Otra persona ha cambiado este programa. Míralo otra vez antes de guardar.',
  'Someone else changed this reward. Look at it again before saving.':
    'Otra persona ha cambiado este premio. Míralo otra vez antes de guardar.',
  'Someone else changed this segment. Look at it again before saving.':
    'Otra persona ha cambiado este segmento. Míralo otra vez antes de guardar.',
  'Someone else changed this template. Look at it again before saving.':
    'Otra persona ha cambiado esta plantilla. Mírala otra vez antes de guardar.',
  'Someone else changed this message. Look at it again before saving.':
    'Otra persona ha cambiado este mensaje. Míralo otra vez antes de guardar.',
  'Someone else changed this campaign. Look at it again before saving.':
    'Otra persona ha cambiado esta campaña. Mírala otra vez antes de guardar.',
  'Someone else changed this customer. Look at it again before saving.':
    'Otra persona ha cambiado este cliente. Míralo otra vez antes de guardar.',
  'Someone else changed these settings. Look at them again before saving.':
    'Otra persona ha cambiado estos ajustes. Míralos otra vez antes de guardar.',
  'Someone else changed the branding. Look at it again before saving.':
    'Otra persona ha cambiado la marca. Mírala otra vez antes de guardar.',
  'A shop has at most {} API keys. Revoke one that is no longer used.':
    'Un local tiene como máximo {} claves de API. Revoca una que ya no uses.',
  'A shop has at most {} devices that keep guests. End one that is not used.':
    'Un local tiene como máximo {} dispositivos que guardan clientes. Retira uno que no se use.',
  'A shop has at most {} programs. Archive one that is no longer used.':
    'Un local tiene como máximo {} programas. Archiva uno que ya no uses.',
  'A shop has at most {} programs, archived ones included. Restore one and change it.':
    'Un local tiene como máximo {} programas, contando los archivados. Recupera uno y cámbialo.',
  'A shop has at most {} tags. Delete one that is no longer used.':
    'Un local tiene como máximo {} etiquetas. Elimina una que ya no uses.',
  'A shop has at most {} rewards in its catalogue. Archive one that is no longer given.':
    'Un local tiene como máximo {} premios en su catálogo. Archiva uno que ya no des.',
  'A shop has at most {} rewards, archived ones included. Change one that is no longer given.':
    'Un local tiene como máximo {} premios, contando los archivados. Cambia uno que ya no des.',
  'A shop has at most {} QR codes. Delete one that is no longer used.':
    'Un local tiene como máximo {} códigos QR. Elimina uno que ya no uses.',
  'A shop has at most {} pictures. Delete one that is no longer used.':
    'Un local tiene como máximo {} imágenes. Elimina una que ya no uses.',
  'A shop has at most {} segments of its own. Delete one that is no longer used.':
    'Un local tiene como máximo {} segmentos propios. Elimina uno que ya no uses.',
  'A shop has at most {} SMS templates. Change one that is no longer used.':
    'Un local tiene como máximo {} plantillas de SMS. Cambia una que ya no uses.',
  'A shop has at most {} email templates. Change one that is no longer used.':
    'Un local tiene como máximo {} plantillas de correo. Cambia una que ya no uses.',
  'A shop has at most {} campaigns that are not over. Delete or cancel one that is not to be sent.':
    'Un local tiene como máximo {} campañas sin terminar. Elimina o cancela una que no se vaya a enviar.',
  'Your {1} plan includes {2} customer. Upgrade your plan to add more.':
    'Tu plan {1} incluye {2 customer}. Mejora tu plan para añadir más.',
  'Your {1} plan includes {2} customers. Upgrade your plan to add more.':
    'Tu plan {1} incluye {2 customer}. Mejora tu plan para añadir más.',
  'Your {1} plan includes {2} program. Upgrade your plan to add more.':
    'Tu plan {1} incluye {2} programa. Mejora tu plan para añadir más.',
  'Your {1} plan includes {2} programs. Upgrade your plan to add more.':
    'Tu plan {1} incluye {2} programas. Mejora tu plan para añadir más.',
  'Your {1} plan includes {2} text a month. Upgrade your plan to add more.':
    'Tu plan {1} incluye {2 text} al mes. Mejora tu plan para tener más.',
  'Your {1} plan includes {2} texts a month. Upgrade your plan to add more.':
    'Tu plan {1} incluye {2 text} al mes. Mejora tu plan para tener más.',
  'Your {1} plan includes {2} team seat. Upgrade your plan to add more.':
    'Tu plan {1} incluye {2} persona en el equipo. Mejora tu plan para añadir más.',
  'Your {1} plan includes {2} team seats. Upgrade your plan to add more.':
    'Tu plan {1} incluye {2} personas en el equipo. Mejora tu plan para añadir más.',
  'Email campaigns come with the {} plan. Upgrade your plan to send them.':
    'Las campañas de correo vienen con el plan {}. Mejora tu plan para enviarlas.',
  'Email campaigns come with the {} plans. Upgrade your plan to send them.':
    'Las campañas de correo vienen con estos planes: { names}. Mejora tu plan para enviarlas.',
  'Mailchimp audiences come with the {} plan. Upgrade your plan to sync one.':
    'Las audiencias de Mailchimp vienen con el plan {}. Mejora tu plan para sincronizar una.',
  'Mailchimp audiences come with the {} plans. Upgrade your plan to sync one.':
    'Las audiencias de Mailchimp vienen con estos planes: { names}. Mejora tu plan para sincronizar una.',
  'Branding and a domain of your own come with the {} plan. Upgrade your plan to use them.':
    'Tu propia marca y un dominio propio vienen con el plan {}. Mejora tu plan para usarlos.',
  'Branding and a domain of your own come with the {} plans. Upgrade your plan to use them.':
    'Tu propia marca y un dominio propio vienen con estos planes: { names}. Mejora tu plan para usarlos.',
}
