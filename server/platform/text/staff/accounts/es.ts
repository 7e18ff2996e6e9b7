import type { Accounts } from '../accounts.ts'

export const accounts: Accounts = {
  'Not authenticated': 'No has iniciado sesión',
  'You are not allowed to do this': 'No tienes permiso para hacer esto',
  'This API key lacks the scope {}': 'A esta clave de API le falta el permiso {}',
  'Password is required': 'Escribe la contraseña',
  'You must provide an email and a password': 'Escribe tu correo y tu contraseña',
  'Invalid login credentials': 'El correo o la contraseña no son correctos',
  'User already registered': 'Esta dirección ya tiene una cuenta',
  'Please select a subscription tier': 'Elige un plan',
  'Minimum 6 characters': 'Mínimo 6 caracteres',
  'Use at least 3 different characters': 'Usa al menos 3 caracteres distintos',
  'This password has leaked elsewhere and is tried first. Choose another: three or four words that you put together':
    'Esta contraseña se ha filtrado en otro sitio y es de las primeras que se prueban. Elige otra: tres o cuatro palabras juntas',
  'This sign-in is over. Please sign in again.':
    'Este inicio de sesión ha terminado. Vuelve a iniciar sesión.',
  'This account is suspended. Please contact us at {}.': 'Esta cuenta está suspendida. Escríbenos a {}.',
  'Confirm your email address first.': 'Confirma primero tu correo.',
  'Enter the code from your authenticator app to go on':
    'Escribe el código de tu app de autenticación para seguir',
  'Several accounts were opened with this mailbox lately. Sign in to one of them.':
    'Con este buzón se han abierto varias cuentas hace poco. Inicia sesión en una de ellas.',
  'Several accounts were opened with this mailbox lately. Sign in to one of them, or by a mailed code.':
    'Con este buzón se han abierto varias cuentas hace poco. Inicia sesión en una de ellas o con un código por correo.',
  'Signing in with Google is not switched on': 'El inicio de sesión con Google no está activado',
  'Signing in with Google is not possible at the moment.':
    'Ahora mismo no se puede iniciar sesión con Google.',
  'No company signs in with this domain here.': 'Ninguna empresa inicia sesión aquí con este dominio.',
  'Your company’s sign-in cannot be reached at the moment.':
    'El inicio de sesión de tu empresa no está disponible ahora mismo.',
  'This account signs in in two steps, which needs a browser. Use an API key.':
    'Esta cuenta usa la verificación en dos pasos, que necesita un navegador. Usa una clave de API.',
  'Refresh token is required': 'Falta el token de actualización',
  'Invalid refresh token': 'El token de actualización no es válido',
  'Unsupported grant_type': 'Este grant_type no se admite',
  'Invalid JWT': 'El JWT no es válido',
  'Invalid API key': 'La clave de API no es válida',
  'API key {}': 'Clave de API {}',
  'This API key has ended': 'Esta clave de API ha vencido',
  'A great many people are signing in. Please try again in a minute.':
    'Hay muchísima gente iniciando sesión. Vuelve a intentarlo en un minuto.',
  'That is more than we can answer at once. Please try again in a minute.':
    'Son más solicitudes de las que podemos atender a la vez. Vuelve a intentarlo en un minuto.',
  'This is not your password': 'Esta no es tu contraseña',
  'You have no password yet. Set one by “Forgot password?” where you sign in.':
    'Aún no tienes contraseña. Crea una con «¿Olvidaste tu contraseña?» en la página de inicio de sesión.',
  'Confirm that it is you to go on.': 'Confirma que eres tú para continuar.',
  'You signed in a while ago. Sign out and in again, then come back here.':
    'Hace tiempo que iniciaste sesión. Cierra la sesión, vuelve a iniciarla y regresa aquí.',
  'Part of the link is missing. Open it again from the email.':
    'Falta parte del enlace. Ábrelo otra vez desde el correo.',
  'This link has been used already or has expired': 'Este enlace ya se ha usado o ha vencido',
  'This is your email address already': 'Este ya es tu correo',
  'Sign in to your account in this browser first, then open the link again.':
    'Inicia primero sesión en tu cuenta con este navegador y abre otra vez el enlace.',
  'This address has had many of these mails today. Please try again tomorrow.':
    'Esta dirección ya ha recibido muchos correos de este tipo hoy. Vuelve a intentarlo mañana.',
  'This address has had many invitations today. Please try again tomorrow.':
    'Esta dirección ya ha recibido muchas invitaciones hoy. Vuelve a intentarlo mañana.',
  'This number cannot get texts': 'Este número no puede recibir SMS',
  'Enter the 6 digits of the code': 'Escribe las 6 cifras del código',
  'Codes cannot be used just now. The link in the mail can, and so can your password. Please try again in {}.':
    'Ahora mismo no se pueden usar códigos. Sí el enlace del correo, y también tu contraseña. Inténtalo de nuevo {}.',
  'No more codes can be texted today. Please try again in {}.':
    'Hoy no se pueden enviar más códigos por SMS. Inténtalo de nuevo {}.',
  'Too many codes were asked for by this account. Please try again in {}.':
    'Esta cuenta ha pedido demasiados códigos. Inténtalo de nuevo {}.',
  'Too many texts were asked for from one network today. Please try again tomorrow.':
    'Hoy se han pedido demasiados SMS desde una misma red. Vuelve a intentarlo mañana.',
  'Too many codes were tried from this network. Please try again in {}.':
    'Desde esta red se han probado demasiados códigos. Inténtalo de nuevo {}.',
  'Enter the code': 'Escribe el código',
  'This code is not right': 'Este código no es correcto',
  'This code is not right. Codes change every 30 seconds and work once.':
    'Este código no es correcto. Los códigos cambian cada 30 segundos y sirven una vez.',
  'This code is not right. Each backup code works once.':
    'Este código no es correcto. Cada código de respaldo sirve una vez.',
  'Two-step sign-in is on already': 'La verificación en dos pasos ya está activada',
  'Give a code of your authenticator app: a password is not enough.':
    'Escribe un código de tu app de autenticación: una contraseña no basta.',
  'You have no authenticator app. Give your password.':
    'No tienes app de autenticación. Escribe tu contraseña.',
  'Whoever runs this installation removes a super admin’s second step: npm run remove-factors':
    'El segundo paso de un superadmin lo quita quien gestiona esta instalación: npm run remove-factors',
  'Super admins need two-step sign-in. Set it up in your account first.':
    'Los superadmins necesitan la verificación en dos pasos. Configúrala primero en tu cuenta.',
  'You are in another shop now. Nothing was done.': 'Ahora estás en otro local. No se ha hecho nada.',
  'This shop is closed at the moment. What you have collected is kept.':
    'Este local está cerrado por ahora. Lo que has sumado se conserva.',
  'This shop is closed. An admin can open it again in Settings.':
    'Este local está cerrado. Un admin puede volver a abrirlo en Ajustes.',
  'This shop is suspended and can only be looked at. Please contact us at {}.':
    'Este local está suspendido y solo se puede consultar. Escríbenos a {}.',
  'You are looking into this shop: you can change nothing, and keys and files stay closed.':
    'Solo estás viendo este local: no puedes cambiar nada, y las claves y los archivos siguen cerrados.',
  'Only staff of the shop can do this': 'Solo el equipo del local puede hacer esto',
  'Only an admin of the shop can do this': 'Solo un admin del local puede hacer esto',
  "You've reached your seat limit. Upgrade your plan to invite more team members.":
    'El equipo está completo. Mejora tu plan para invitar a más personas.',
  'This team has no free seat right now. Ask whoever invited you to make room, then open this link again.':
    'Este equipo está completo. Pide a quien te invitó que haga sitio y abre otra vez este enlace.',
  'This person is on your team already': 'Esta persona ya está en tu equipo',
  'This person has been invited already. You can resend the invitation.':
    'Esta persona ya está invitada. Puedes reenviar la invitación.',
  'This invitation has already been used or revoked': 'Esta invitación ya se ha usado o se ha revocado',
  'This invitation has expired': 'Esta invitación ha vencido',
  'Invalid invitation link': 'Este enlace de invitación no es válido',
  'Please log in with the invited email address: {}':
    'Inicia sesión con el correo al que se envió la invitación: {}',
  'This shop is closed at the moment. Ask whoever invited you.':
    'Este local está cerrado por ahora. Pregunta a quien te invitó.',
  'That is a lot of invitations. Please try again in {}.': 'Son muchas invitaciones. Inténtalo de nuevo {}.',
  'The admin stays the admin. Hand over the admin role first.':
    'El admin sigue siendo el admin. Pasa antes el rol a otra persona.',
  'The admin cannot be removed. Hand over the admin role first.':
    'No se puede quitar al admin. Pasa antes el rol a otra persona.',
  'You are the admin already': 'Ya eres el admin',
  'A team needs an admin. Make somebody else the admin first, then you can leave.':
    'Un equipo necesita un admin. Pasa antes el rol a otra persona y luego podrás salir.',
  'A team needs an admin, and you are the only one on it. You can close the shop in Settings.':
    'Un equipo necesita un admin, y en este solo estás tú. Puedes cerrar el local en Ajustes.',
  'Nobody is at the till. Choose your name and type your PIN.':
    'No hay nadie en la caja. Elige tu nombre y escribe tu PIN.',
  'Type your PIN': 'Escribe tu PIN',
  'This is not your PIN': 'Este no es tu PIN',
  '{} has no PIN yet. They choose one in their account.':
    '{} aún no tiene PIN. Puede elegir uno en su cuenta.',
  'Nobody on the team has a PIN yet. Set yours in your account first.':
    'Nadie del equipo tiene PIN todavía. Crea primero el tuyo en tu cuenta.',
  'This till is shared no longer': 'Esta caja ya no es compartida',
  'Enter a code of the second step, too': 'Escribe también un código del segundo paso',
  'Too many have come to this till. Please try again in {}.':
    'En esta caja ha entrado demasiada gente seguida. Inténtalo de nuevo {}.',
  'Look at their phone and confirm the number first': 'Mira primero su teléfono y confirma el número',
  'The portal is switched off for this guest': 'El portal está desactivado para este cliente',
  'You have shown too many codes. Please try again in {}.':
    'Has mostrado demasiados códigos. Inténtalo de nuevo {}.',
  'Too many codes were shown for this guest. Please try again in {}.':
    'Se han mostrado demasiados códigos para este cliente. Inténtalo de nuevo {}.',
  'This link was opened too often. Please try again in {}.':
    'Este enlace se ha abierto demasiadas veces. Inténtalo de nuevo {}.',
  'That code is wrong or has expired. Check the message, or ask for a new code.':
    'El código no es correcto o ha vencido. Mira el mensaje o pide un código nuevo.',
}
