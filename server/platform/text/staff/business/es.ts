import type { Business } from '../business.ts'

export const business: Business = {
  'This takes too long to work out at the moment. Please try again in a minute.':
    'Calcular esto tarda demasiado ahora mismo. Vuelve a intentarlo en un minuto.',
  'Too many figures are asked for at once. Please try again in a few seconds.':
    'Se piden demasiadas cifras a la vez. Vuelve a intentarlo en unos segundos.',
  'Other figures are still being worked out. Please try again in a few seconds.':
    'Aún se están calculando otras cifras. Vuelve a intentarlo en unos segundos.',
  'Our database has no room left at the moment, so this could not be done. Please try again in half a minute.':
    'Nuestra base de datos no tiene espacio ahora mismo, así que no se pudo hacer. Vuelve a intentarlo en medio minuto.',
  'Our database is short of memory at the moment, so this could not be done. Please try again in a few seconds.':
    'A nuestra base de datos le falta memoria ahora mismo, así que no se pudo hacer. Vuelve a intentarlo en unos segundos.',
  'We lost the connection to our database while saving this. Please check whether it was saved before you try again.':
    'Perdimos la conexión con nuestra base de datos al guardar. Comprueba si se guardó antes de volver a intentarlo.',
  'Company name is required': 'Escribe el nombre del local',
  'Enter a colour such as #c2410c': 'Escribe un color, por ejemplo #c2410c',
  'Choose a country': 'Elige un país',
  'Choose a currency': 'Elige una moneda',
  'Choose a language': 'Elige un idioma',
  'Choose a time zone from the list': 'Elige una zona horaria de la lista',
  'Amounts are kept in {} already, so the currency can no longer change.':
    'Ya hay importes en {}, así que la moneda ya no se puede cambiar.',
  'Your shop’s name was changed ten times today. Please try again in {}.':
    'El nombre de tu local ha cambiado diez veces hoy. Inténtalo de nuevo {}.',
  'Carriers ask that it says how to stop and get help: name STOP and HELP':
    'Los operadores piden que diga cómo darse de baja y pedir ayuda: menciona STOP y HELP',
  'The law allows marketing texts from 8:00': 'La ley permite SMS publicitarios a partir de las 8:00',
  'The law allows marketing texts until 21:00': 'La ley permite SMS publicitarios hasta las 21:00',
  'Texts must end later in the day than they begin': '«SMS hasta» debe ser más tarde que «SMS desde»',
  'Enter a whole number of minutes': 'Escribe un número entero de minutos',
  'At most a day: 1440 minutes': 'Como máximo un día: 1440 minutos',
  'Enter an amount above 0': 'Escribe un importe mayor que 0',
  'At least 1 a week': 'Al menos 1 a la semana',
  'At most {} a week': 'Como máximo {} a la semana',
  'Remove {} before you add another domain': 'Quita {} antes de añadir otro dominio',
  'Enter a name alone, such as card.your-shop.com':
    'Escribe solo un nombre, por ejemplo tarjeta.tu-local.com',
  'Enter a name such as card.your-shop.com': 'Escribe un nombre, por ejemplo tarjeta.tu-local.com',
  'Enter a name, not an IP address': 'Escribe un nombre, no una dirección IP',
  'This name is ours. Take one of your own domain': 'Este nombre es nuestro. Usa uno de tu propio dominio',
  'Nobody on the internet can open this name': 'Nadie puede abrir este nombre en internet',
  'Put a word before it, such as card.{}: the domain itself stays your website’s':
    'Pon una palabra delante, por ejemplo tarjeta.{}: el dominio en sí sigue siendo de tu web',
  'That was tried often enough. Please try again in {}.':
    'Ya se ha probado bastantes veces. Inténtalo de nuevo {}.',
  'That was checked often enough. Please try again in {}.':
    'Ya se ha comprobado bastantes veces. Inténtalo de nuevo {}.',
  'From Email and From Name are required': 'Hacen falta el correo y el nombre del remitente',
  'An API key is shorter than that': 'Una clave de API es más corta',
  'A SendGrid API key begins with “SG.”': 'Una clave de API de SendGrid empieza por «SG.»',
  'A verification key is shorter than that': 'Una clave de verificación es más corta',
  'Copy the whole verification key that SendGrid shows':
    'Copia la clave de verificación completa que muestra SendGrid',
  'Enter the API key': 'Escribe la clave de API',
  'A Mailchimp API key is 32 letters and digits, then a place such as “-us21”':
    'Una clave de API de Mailchimp tiene 32 letras y cifras y después un lugar como «-us21»',
  'Choose an audience': 'Elige una audiencia',
  'Choose an audience of this account': 'Elige una audiencia de esta cuenta',
  'Mailchimp refused the key. It said: {}': 'Mailchimp rechazó la clave. Dijo: {}',
  'Mailchimp gave an answer that we could not read.': 'Mailchimp dio una respuesta que no pudimos leer.',
  'Mailchimp gave an answer that we could not read. Try again in a moment.':
    'Mailchimp dio una respuesta que no pudimos leer. Inténtalo de nuevo en un momento.',
  'Mailchimp could not be reached ({}).': 'No se pudo contactar con Mailchimp ({}).',
  'Mailchimp could not be reached ({}). Try again in a moment.':
    'No se pudo contactar con Mailchimp ({}). Inténtalo de nuevo en un momento.',
  'In Mailchimp this address is {}. Change it there, then try again here.':
    'En Mailchimp esta dirección está como «{}». Cámbialo allí y vuelve a intentarlo aquí.',
  '{} Try again in a moment.': '{ said} Inténtalo de nuevo en un momento.',
  'Mailchimp was asked often enough. Please try again in {}.':
    'Ya se ha preguntado bastante a Mailchimp. Inténtalo de nuevo {}.',
  'Enter an address': 'Escribe una dirección',
  'Choose at least one type of event': 'Elige al menos un tipo de evento',
  'Write a whole address, such as https://example.com/webhooks':
    'Escribe una dirección completa, como https://example.com/webhooks',
  'The address must begin with https://': 'La dirección debe empezar por https://',
  'The address may hold no name and no password': 'La dirección no puede llevar ni nombre ni contraseña',
  'The address may have no part after a #': 'La dirección no puede tener nada después de #',
  'This address is not on the open internet': 'Esta dirección no está en internet',
  'Nothing is sent to this endpoint. Resume it first.': 'Aquí no se envía nada. Reanuda primero el webhook.',
  'The end is before the beginning': 'El final es anterior al principio',
  'A replay has at most {} events. Choose a shorter time.':
    'De una vez se vuelven a enviar como máximo {} eventos. Elige un tiempo más corto.',
  'Endpoint not found': 'Este webhook no existe',
  'Delivery not found': 'Este envío no existe',
  'A shop has at most {} endpoints. Delete one that is no longer used.':
    'Un local tiene como máximo {} webhooks. Elimina uno que ya no uses.',
  'Enough was sent by hand for now. Please try again in {}.':
    'Por ahora ya se ha enviado bastante a mano. Inténtalo de nuevo {}.',
  'Enough was replayed for now. Please try again in {}.':
    'Por ahora ya se ha vuelto a enviar bastante. Inténtalo de nuevo {}.',
  'Endpoints were changed often enough for now. Please try again in {}.':
    'Por ahora ya se han cambiado bastante los webhooks. Inténtalo de nuevo {}.',
  'Choose a larger plan': 'Elige un plan superior',
  'This is your plan already': 'Este ya es tu plan',
  'This tier is not available for purchase': 'Este plan no se puede comprar',
  'You have a subscription already. Change it on the Subscription page.':
    'Ya tienes una suscripción. Cámbiala en la página Suscripción.',
  'Please use the billing portal to cancel your subscription':
    'Para cancelar tu suscripción, usa «Gestionar facturación»',
  'Nothing was bought yet. Choose a plan first.': 'Aún no se ha comprado nada. Elige primero un plan.',
  'No subscription runs. Choose a plan first.': 'No hay ninguna suscripción activa. Elige primero un plan.',
  'No cancellation is waiting': 'No hay ninguna cancelación pendiente',
  'Stripe no longer has what this was about. Look at your plan again.':
    'Stripe ya no tiene esto. Mira otra vez tu plan.',
  'Failed to create checkout session': 'No se pudo abrir la página de pago',
  'Failed to create portal session': 'No se pudo abrir la facturación',
  'The payment could not be checked': 'No se pudo comprobar el pago',
  'The plan could not be read': 'No se pudo leer el plan',
  'The plan could not be kept': 'No se pudo mantener el plan',
  'The invoices could not be loaded': 'No se pudieron cargar las facturas',
  'Payments were asked about very often. Please try again in {}.':
    'Se ha preguntado muchas veces por los pagos. Inténtalo de nuevo {}.',
  'This installation of Regulars sends no texts.': 'Esta instalación de Regulars no envía SMS.',
  'This installation of Regulars sends no texts. Credits would pay for nothing.':
    'Esta instalación de Regulars no envía SMS. Los créditos no servirían de nada.',
  'Choose a pack of credits': 'Elige un paquete de créditos',
  'This pack was changed meanwhile. Look at its price again.':
    'Este paquete ha cambiado entretanto. Mira otra vez su precio.',
  'Buy a pack once first: the card is kept for the next ones':
    'Compra antes un paquete: la tarjeta se guarda para los siguientes',
  'Please upload a CSV file': 'Sube un archivo CSV',
  'Failed to read CSV file': 'No se pudo leer el archivo CSV',
  'CSV file is empty or has no data rows': 'El archivo CSV está vacío o no tiene filas de datos',
  'It holds no text. Save it as CSV and try again.':
    'No contiene texto. Guárdalo como CSV y vuelve a intentarlo.',
  'Row {} does not end: a quote that opens in it is never closed, or it is too long.':
    'La fila {} no termina: hay unas comillas sin cerrar o es demasiado larga.',
  'It has more than {} columns.': 'Tiene más de {} columnas.',
  'It has more than {} rows. Split it.': 'Tiene más de {} filas. Divídelo.',
  'It has more than {} cells. Leave out empty columns, or split it.':
    'Tiene más de { cell}. Quita las columnas vacías o divídelo.',
  'Another file of your shop is being read. Please try again in a moment.':
    'Se está leyendo otro archivo de tu local. Vuelve a intentarlo en un momento.',
  'Many files are being read. Please try again in a minute.':
    'Se están leyendo muchos archivos. Vuelve a intentarlo en un minuto.',
  'Each field can be one column only': 'A cada campo le corresponde una sola columna',
  'Choose the column with the email or the phone': 'Elige la columna con el correo o el teléfono',
  'Only an admin of the shop can import balances': 'Solo un admin del local puede importar saldos',
  'This program is not there to choose': 'Este programa no se puede elegir',
  '{} has no balances': '{} no tiene saldos',
  'The file has {1} columns, the mapping {2}': 'El archivo tiene {1 column}; la asignación, {2}',
  'Another check of this file has begun': 'Ha empezado otra comprobación de este archivo',
  'This import has started already': 'Esta importación ya ha empezado',
  'No valid rows to import': 'No hay filas válidas que importar',
  'Check the file before you import it': 'Comprueba el archivo antes de importarlo',
  'Another import is running. Start this one when it is done.':
    'Hay otra importación en marcha. Empieza esta cuando termine.',
  'Import would exceed your plan limit. Current: {1}, Attempting to import: {2}, Plan limit: {3}. Please upgrade your subscription to import more customers.':
    'La importación superaría el límite de tu plan. Ahora: {1}, nuevos: {2}, límite: {3}. Mejora tu plan para importar más clientes.',
  'That were many checks. Please try again in {}.': 'Han sido muchas comprobaciones. Inténtalo de nuevo {}.',
  'That were many files. Please try again in {}.': 'Han sido muchos archivos. Inténtalo de nuevo {}.',
  'These are many imports. Please try again in {}.': 'Son muchas importaciones. Inténtalo de nuevo {}.',
  'Your shop downloads {} files at the moment. Wait until one of them is done.':
    'Tu local está descargando {} archivos. Espera a que termine uno.',
  'These are many downloads. Please try again in {}.': 'Son muchas descargas. Inténtalo de nuevo {}.',
  'Type the name of your shop': 'Escribe el nombre de tu local',
  'Type the name exactly as it is: {}': 'Escribe el nombre exactamente así: {}',
  'This shop is closed already.': 'Este local ya está cerrado.',
  'This shop has been erased.': 'Este local se ha borrado.',
  'This shop is a super admin’s own.': 'Este local es de un superadmin.',
  'Add a phone number to your account to get a test. It goes to nobody else.':
    'Añade un teléfono a tu cuenta para recibir una prueba. No va a nadie más.',
  'Confirm the email address of your account to get a test. It goes to nobody else.':
    'Confirma el correo de tu cuenta para recibir una prueba. No va a nadie más.',
  'These are many tests. Please try again in {}.': 'Son muchas pruebas. Inténtalo de nuevo {}.',
  'Use a page of this site': 'Usa una página de este sitio',
  'Too many names were asked for. Please try again in {}.':
    'Se han consultado demasiados nombres. Inténtalo de nuevo {}.',
}
