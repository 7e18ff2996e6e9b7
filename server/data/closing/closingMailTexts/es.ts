import type { closingMailTexts as english } from '../closingMailTexts.ts'

export const closingMailTexts: typeof english = {
  yourBusiness: 'tu local',
  title: 'Tu local',
  closed: {
    subject: (title) => `${title} está cerrado`,
    content: (name) =>
      `Has cerrado ${name}. Los clientes ya no pueden unirse ni sumar, y no se les envían más mensajes.`,
  },
  soonErased: {
    subject: (title, day) => `${title} se borrará el ${day}`,
    content: (title) => `${title} está cerrado y se borrará en unos días.`,
  },
  until: (day) =>
    `Hasta el ${day} un admin puede iniciar sesión y volver a abrirlo con un clic; todo estará como antes. En Ajustes también puedes descargar aún tus clientes, movimientos y mensajes como archivos.`,
  after: 'Después de ese día los datos de tus clientes, tus mensajes y tu equipo se borrarán para siempre.',
  button: 'Volver a abrir',
}
