import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Cerrar esta cuenta',
  text: 'Los clientes ya no pueden unirse ni sumar, y no se les envían más mensajes. Durante 30 días puedes reabrir tu local con un clic; después, sus clientes, sus mensajes y su equipo se borran para siempre.',
  portal: 'Hasta entonces, los clientes siguen viendo sus tarjetas en el portal.',
  files: 'Antes, llévate tus datos:',
  asFile: 'como archivo',
  exports: { customers: 'Clientes', ledger: 'Movimientos', messages: 'Mensajes' },
  open: 'Cerrar cuenta',
  dialog: {
    title: '¿Cerrar tu local?',
    text: (name) => `Para confirmarlo, escribe el nombre de tu local, ${name}, y tu contraseña.`,
    name: 'Nombre de tu local',
    password: 'Tu contraseña',
    cancel: 'Cancelar',
    confirm: 'Cerrar cuenta',
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
