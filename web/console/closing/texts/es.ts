import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Cerrar el local',
  text: 'Los clientes ya no podrán unirse ni sumar, y no se les enviarán más mensajes. Durante 30 días podrás reabrir tu local con un clic; después, sus clientes, sus mensajes y su equipo se borrarán para siempre.',
  portal: 'Hasta entonces, los clientes siguen viendo sus tarjetas en el portal.',
  files: 'Antes, llévate tus datos:',
  asFile: 'como archivo',
  exports: { customers: 'Clientes', ledger: 'Movimientos', messages: 'Mensajes' },
  open: 'Cerrar el local',
  dialog: {
    title: '¿Cerrar tu local?',
    text: (name) => `Para confirmarlo, escribe el nombre de tu local, ${name}, y tu contraseña.`,
    name: 'Nombre de tu local',
    password: 'Tu contraseña',
    cancel: 'Cancelar',
    confirm: 'Cerrar el local',
    closing: 'Cerrando…',
  },
  closed: 'Tu local está cerrado',
  banner: {
    title: 'Este local está cerrado',
    text: (day) =>
      `Los clientes no pueden unirse ni sumar, y nadie recibe mensajes. El ${day} se borrará para siempre.`,
    forMembers: 'Un admin puede reabrirlo en Ajustes.',
    reopen: 'Reabrir',
    reopening: 'Reabriendo…',
  },
  reopened: 'Tu local vuelve a estar abierto',
}
