import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Confirma que eres tú',
  text: {
    password:
      'Este paso no se puede deshacer o saca de aquí datos de clientes. Por eso, escribe otra vez tu contraseña.',
    code: 'Este paso no se puede deshacer o saca de aquí datos de clientes. Por eso, escribe otra vez un código.',
  },
  password: 'Tu contraseña',
  cancel: 'Cancelar',
  submit: 'Confirmar',
  busy: 'Comprobando…',
}
