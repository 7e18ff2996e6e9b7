import type { phoneTexts as english } from '../phoneTexts.ts'

export const phoneTexts: typeof english = {
  title: 'Teléfono',
  none: 'Con un número de teléfono puedes iniciar sesión con un código por SMS.',
  text: 'Aquí recibes por SMS códigos para iniciar sesión.',
  noTexts: 'Aquí no se envían SMS, así que no recibes códigos.',
  needsPassword: 'Para añadir o quitar un teléfono hace falta una contraseña: primero crea una más abajo.',
  needsEmail: 'Primero confirma tu correo: después podrás añadir un teléfono.',
  add: 'Añadir teléfono',
  change: 'Cambiar teléfono',
  remove: 'Quitar teléfono',
  cancel: 'Cancelar',
  password: 'Tu contraseña',
  dialog: {
    add: 'Añadir un teléfono',
    change: 'Cambiar tu teléfono',
    text: 'Le enviaremos un código por SMS. Hasta que lo escribas aquí, no cambia nada.',
    submit: 'Enviarme un código',
    busy: 'Enviando…',
    sent: (phone) => `Un código va en camino al ${phone}. Sirve durante 10 minutos.`,
    confirm: 'Confirmar teléfono',
    confirming: 'Confirmando…',
    other: 'Usar otro teléfono',
    done: 'Tu teléfono está confirmado',
  },
  removeDialog: {
    title: '¿Quitar tu teléfono?',
    text: 'Ya no podrás iniciar sesión en tu cuenta con códigos por SMS.',
    busy: 'Quitando…',
    done: 'Teléfono quitado',
  },
}
