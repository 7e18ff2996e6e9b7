import type { domainMailTexts as english } from '../domainMailTexts.ts'

const since = (host: string): string =>
  `así que tus clientes ya no pueden usarlo. Ven sus tarjetas en nuestra propia dirección, y los enlaces y códigos nuevos llevan allí. Los códigos impresos con ${host} vuelven a funcionar en cuanto se verifique el dominio.`

export const domainMailTexts: typeof english = {
  subject: {
    attention: (host) => `${host} necesita tu atención`,
    off: (host) => `${host} se ha desactivado`,
  },
  attention: (host, day) =>
    `Cada semana preguntamos al DNS de ${host} si el dominio sigue siendo tuyo. Esta vez no lo decía. Tus clientes aún pueden usarlo, pero se desactivará si no está verificado el ${day} a más tardar.`,
  off: (host) => `Desde hace tres semanas el DNS de ${host} no dice que sea tuyo, ${since(host)}`,
  moved: (host) => `El DNS de ${host} ya no dice que sea tuyo, y otro local lo ha verificado, ${since(host)}`,
  addRecord: (name, value) => `Añade el registro TXT ${name} con ${value}`,
  leadTo: (host, ours) => `Haz que ${host} apunte a ${ours} con un registro CNAME`,
  check: 'Después pulsa «Comprobar ahora» en Ajustes.',
  button: 'Abrir Ajustes',
}
