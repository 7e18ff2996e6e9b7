import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { accountMailTexts as english } from '../accountMailTexts.ts'

const ignore = 'Si no lo has pedido tú, puedes ignorar este correo: no ha cambiado nada.'

const plural = pluralsOf('es')

const once = (minutes: number): string =>
  minutes < 60
    ? `Sirve una vez, durante ${minutes} minutos.`
    : `Sirve una vez, durante ${plural(minutes / 60, { one: 'una hora', many: `${minutes / 60} de horas`, other: `${minutes / 60} horas` })}.`

const codesLeft = (count: number): string =>
  count === 0
    ? 'No queda ninguno: crea otros en tu cuenta.'
    : plural(count, { one: 'Queda uno.', many: `Quedan ${count}.`, other: `Quedan ${count}.` })

const nothingLost =
  'No pierdes nada: los clientes que tienes siguen sumando y usando sus premios, y conservas tus programas y tu equipo.'
const limits = (messages: string): string =>
  `Para lo nuevo, es decir, clientes, programas, personas y ${messages}, se aplican los límites del plan Free.`

export const accountMailTexts: typeof english = {
  reset: 'Restablecer la contraseña',
  'reset-password': (minutes) => ({
    subject: 'Elige una contraseña nueva',
    body: `Alguien, esperamos que tú, ha pedido restablecer la contraseña de tu cuenta de Regulars.\n\nAbre el enlace de abajo para elegir otra. ${once(minutes)} Después se cerrará tu sesión en todos los dispositivos.\n\n${ignore}`,
    label: 'Elegir contraseña',
  }),
  'super-admin': (minutes) => ({
    subject: 'Ahora eres superadmin de Regulars',
    body: `Quien gestiona esta instalación de Regulars te ha nombrado superadmin.\n\nAbre el enlace de abajo para elegir una contraseña; eso confirma también esta dirección. ${once(minutes)} Después, «¿Olvidaste tu contraseña?» en la página de inicio de sesión te envía otro. Lo primero será configurar la verificación en dos pasos.\n\nSi no sabes de qué se trata, no hagas nada: sin este buzón no entra nadie.`,
    label: 'Elegir contraseña',
  }),
  'verify-email': (minutes) => ({
    subject: 'Confirma tu correo',
    body: `Abre el enlace de abajo para confirmar que esta es tu dirección de correo; así siempre podrás volver a tu cuenta de Regulars. ${once(minutes)}\n\nSi no tienes cuenta con nosotros, puedes ignorar este correo.`,
    label: 'Confirmar el correo',
  }),
  'change-email': (minutes) => ({
    subject: 'Confirma tu nuevo correo',
    body: `Abre el enlace de abajo para iniciar sesión en Regulars con esta dirección a partir de ahora. ${once(minutes)}\n\n${ignore}`,
    label: 'Usar esta dirección',
  }),
  'address taken': {
    subject: 'Ya tienes una cuenta',
    body: 'Alguien, quizá tú, quería usar esta dirección para otra cuenta de Regulars. Ya pertenece a una cuenta, así que no se ha cambiado nada.\n\nSi has sido tú, inicia sesión con esta dirección; «¿Olvidaste tu contraseña?» ayuda si la has perdido.',
    label: 'Iniciar sesión',
  },
  'password-changed': {
    subject: 'Tu contraseña ha cambiado',
    body: 'La contraseña de tu cuenta de Regulars acaba de cambiar y se ha cerrado la sesión en los demás dispositivos.\n\nSi no has sido tú, restablécela ahora:',
  },
  'email-changed': {
    subject: 'Tu correo ha cambiado',
    body: 'Ahora se inicia sesión en tu cuenta de Regulars con otra dirección de correo, y ya no con esta.\n\nSi no has sido tú, responde enseguida a este correo.',
  },
  'sso-linked': {
    subject: 'Ya puedes iniciar sesión con tu empresa',
    body: 'Tu cuenta de Regulars se acaba de abrir por primera vez con el inicio de sesión de tu empresa y se ha cerrado la sesión en los demás dispositivos. La contraseña sigue sirviendo.\n\nSi no has sido tú, o nunca elegiste esa contraseña, elige una nueva ahora:',
  },
  'google-linked': {
    subject: 'Ya puedes iniciar sesión con Google',
    body: 'Tu cuenta de Regulars se acaba de abrir por primera vez con Google y se ha cerrado la sesión en los demás dispositivos. La contraseña sigue sirviendo.\n\nSi no has sido tú, o nunca elegiste esa contraseña, elige una nueva ahora:',
  },
  'sign-in-code': (code, minutes, opensAccount) => ({
    subject: 'Tu código para iniciar sesión',
    body: `Tu código para iniciar sesión en Regulars es\n\n${code}\n\nSirve una vez, durante ${minutes} minutos. El enlace de abajo hace lo mismo; lo que uses primero anula ambos.${opensAccount ? ' Si esta dirección aún no tiene cuenta, se crea una para ti.' : ''}\n\nNadie de Regulars te lo pedirá nunca. ${ignore}`,
    label: 'Iniciar sesión',
  }),
  'password-dropped': {
    subject: 'Elige una contraseña nueva',
    body: 'Tu correo se acaba de confirmar desde tu buzón, con un navegador que no tenía la sesión iniciada en tu cuenta de Regulars. La contraseña de la cuenta se eligió antes de que nadie confirmara la dirección, así que podría ser de otra persona: ya no sirve, y se ha cerrado la sesión en los demás dispositivos.\n\nLos códigos y enlaces por correo siguen funcionando. Si quieres volver a tener contraseña, elige una:',
  },
  'phone-changed': {
    subject: 'Tu cuenta tiene un número de teléfono nuevo',
    body: 'Se acaba de confirmar un teléfono: con los códigos que reciba por SMS ya se puede iniciar sesión en tu cuenta de Regulars.\n\nSi no has sido tú, elige enseguida una contraseña nueva: eso también quita el teléfono de la cuenta.',
  },
  'phone-removed': {
    subject: 'Se ha quitado el teléfono de tu cuenta',
    body: 'Ya no se puede iniciar sesión en tu cuenta de Regulars con códigos por SMS: alguien con la sesión iniciada quitó el número, o se restableció la contraseña.\n\nSi no has sido tú, responde enseguida a este correo.',
  },
  'phone-moved': {
    subject: 'Se ha quitado el teléfono de tu cuenta',
    body: 'Otra cuenta de Regulars ha confirmado tu número de teléfono, y un número pertenece a una sola cuenta. En la tuya ya no se puede iniciar sesión con códigos por SMS.\n\nSi el teléfono sigue siendo tuyo, y esa cuenta también, todo está bien. Si no, responde a este correo.',
  },
  'two-factor-on': {
    subject: 'La verificación en dos pasos está activada',
    body: 'Para iniciar sesión en tu cuenta de Regulars ahora se pide también un código de tu app de autenticación, y se ha cerrado la sesión en los demás dispositivos.\n\nSi no has sido tú, restablece ahora tu contraseña y responde a este correo: te ayudaremos a recuperar el acceso.',
  },
  'two-factor-off': {
    subject: 'La verificación en dos pasos está desactivada',
    body: 'Tu cuenta de Regulars ya no pide un código de tu app de autenticación.\n\nSi no has sido tú, restablece ahora tu contraseña y vuelve a activar la verificación en dos pasos:',
  },
  'shop-suspended': (business, reason) => ({
    subject: 'Tu local se ha suspendido',
    body: `Hemos suspendido ${business}. El motivo:\n\n${reason}\n\nNadie puede unirse ni sumar, no salen mensajes y se rechazan sus claves de API. Puedes iniciar sesión y verlo todo, y tus clientes siguen viendo sus tarjetas: lo que han sumado se conserva.\n\nSi crees que es un error, o ya lo has arreglado, responde a este correo.`,
  }),
  'shop-restored': (business) => ({
    subject: 'Tu local vuelve a estar abierto',
    body: `${business} ya no está suspendido y todo está como antes. Los mensajes retenidos entretanto no se envían.`,
    label: 'Abrir el inicio',
  }),
  'shop-looked-into': (business) => ({
    subject: 'Regulars ha mirado tu local',
    body: `Alguien de Regulars acaba de abrir las pantallas de ${business} para verlas, durante media hora como máximo. Ve lo mismo que tú, no puede cambiar nada y no recibe claves ni archivos.\n\nQuién fue, por qué y qué pantallas abrió está en tu registro de actividad:`,
    label: 'Abrir el registro',
  }),
  'trial-ended': (business) => ({
    subject: 'Tu prueba ha terminado',
    body: `La prueba de ${business} ha terminado y ahora tiene el plan Free.\n\n${nothingLost} ${limits('mensajes')}\n\nSi quieres más, elige un plan:`,
    label: 'Ver los planes',
  }),
  'trial-ends': (business, day) => ({
    subject: `Tu prueba termina el ${day}`,
    body: `La prueba de ${business} termina el ${day}. Sin un pago, seguirá con el plan Free.\n\n${nothingLost} ${limits('mensajes')}\n\nPara que todo siga igual, elige un plan:`,
    label: 'Ver los planes',
  }),
  'payment-late': (business) => ({
    subject: 'Tu último pago ha fallado',
    body: `Se rechazó la tarjeta del plan de ${business}. De momento nada ha cambiado para ti ni para tus clientes, y se volverá a intentar en los próximos días.\n\nSi la tarjeta ya no es la correcta, o tu banco pide que confirmes el pago, arréglalo aquí:`,
    label: 'Actualizar el pago',
  }),
  'plan-runs': (business, plan, day, price, isTrial) => ({
    subject: `Tienes el plan ${plan}`,
    body: `${business} tiene el plan ${plan}${price ? `, por ${price} al mes` : ''}. ${isTrial ? `No se ha cobrado nada: la prueba dura hasta el ${day}, y ese día se cobra por primera vez en la tarjeta.` : `Está pagado hasta el ${day} y entonces se renueva, si nadie lo cancela.`}\n\nLas facturas, la tarjeta y la forma de cancelar están aquí:`,
    label: 'Ver la suscripción',
  }),
  'plan-ends': (business, plan, day) => ({
    subject: `Tu plan ${plan} termina el ${day}`,
    body: `El plan ${plan} de ${business} se ha cancelado. Dura hasta el ${day} y no se cobra nada más. Después ${business} sigue con el plan Free.\n\n${nothingLost} ${limits('SMS')}\n\nSi quieres que continúe, elige antes «Conservar mi plan»:`,
    label: 'Ver la suscripción',
  }),
  'plan-resumed': (business, plan, day, price) => ({
    subject: `Tu plan ${plan} continúa`,
    body: `El plan ${plan} de ${business} ya no termina: se renueva el ${day}${price ? ` por ${price} al mes` : ''}, y entonces se cobra en la tarjeta.\n\nLas facturas, la tarjeta y la forma de cancelar están aquí:`,
    label: 'Ver la suscripción',
  }),
  'plan-ended': (business) => ({
    subject: 'Tu plan ha terminado',
    body: `El plan de pago de ${business} ha terminado y no se cobra nada más. Ahora tiene el plan Free.\n\n${nothingLost} ${limits('SMS')}\n\nSi quieres más, elige un plan:`,
    label: 'Ver los planes',
  }),
  'credits-low': (business, left) => ({
    subject: `Quedan pocos créditos: ${left}`,
    body: `A ${business} le quedan ${left} créditos. Cuando se agoten, los SMS que pasen de los de tu plan esperan o no se envían; los del plan siguen saliendo.\n\nPuedes comprar más o hacer que se compren solos:`,
    label: 'Ver los créditos',
  }),
  'top-up-failed': (business) => ({
    subject: 'No se pudieron comprar créditos automáticamente',
    body: `Se rechazó la tarjeta de ${business} al ir a comprar créditos automáticamente. No se ha comprado nada y no se volverá a intentar por sí solo.\n\nActualiza la tarjeta y guarda otra vez la compra automática:`,
    label: 'Ver los créditos',
  }),
  'mail-stopped': (business, owner) => ({
    subject: 'Los correos publicitarios de un local están detenidos',
    body: `Demasiados destinatarios rechazaron en una semana los correos publicitarios de ${business} (${owner}), así que están detenidos: los servidores podrían rechazar pronto todo nuestro correo. El admin está avisado; los recibos, las bienvenidas y los códigos siguen saliendo.\n\nLos publicitarios volverán a salir cuando un superadmin lo permita, con un motivo:`,
    label: 'Verlo',
  }),
  'backup-code-used': (left) => ({
    subject: 'Se ha usado un código de respaldo',
    body: `Se acaba de usar uno de los códigos de respaldo de tu cuenta de Regulars. ${codesLeft(left)}\n\nSi no has sido tú, restablece ahora tu contraseña:`,
  }),
}
