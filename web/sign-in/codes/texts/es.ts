import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  byEmail: 'Código por correo',
  byText: 'Código por SMS',
  ways: 'Todas las formas de iniciar sesión',
  password: 'Entrar con contraseña',
  email: {
    title: 'Entrar por correo',
    description: 'Te enviaremos un código y un enlace. Cualquiera de los dos sirve para entrar.',
    submit: 'Enviarme un código',
    sentTitle: 'Revisa tu correo',
    sentTo: (email) =>
      `Un código y un enlace van en camino a ${email}. Sirven una sola vez, durante 10 minutos.`,
    again: 'Enviar otro',
    other: 'Usar otro correo',
  },
  sms: {
    title: 'Entrar por SMS',
    description: 'Enviaremos un código al teléfono de tu cuenta.',
    phone: 'Teléfono',
    hint: '¿Es de otro país? Empieza con + y el prefijo.',
    submit: 'Enviarme un código',
    sentTitle: 'Revisa tu teléfono',
    sentTo: (phone) =>
      `Si ${phone} es el teléfono de una cuenta, el código va en camino. Sirve una sola vez, durante 10 minutos.`,
    again: 'Enviar otro',
    other: 'Usar otro teléfono',
  },
  code: {
    label: 'Código',
    hint: '6 cifras',
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    wait: (seconds) => `Pide otro en ${seconds} s`,
    sentAgain: 'Va en camino un código nuevo. El anterior ya no sirve.',
    sending: 'Enviando…',
  },
  link: {
    title: 'Iniciar sesión en Regulars',
    as: (email) => `Como ${email}`,
    opens: (email) =>
      `${email} todavía no tiene cuenta. Al iniciar sesión se crea una, con un local en el plan Free.`,
    instead: (email) => `En este dispositivo has iniciado sesión como ${email}. Esa sesión se cierra.`,
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    notYou: '¿No lo pediste tú? Cierra esta página y no pasará nada.',
    failed: 'No has iniciado sesión',
    dead: 'Este enlace ya no funciona',
    newCode: 'Pedir otro',
    retry: 'Intentar de nuevo',
  },
  errors: {
    phone: 'Escribe tu teléfono',
    code: 'Escribe las 6 cifras del código',
  },
}
