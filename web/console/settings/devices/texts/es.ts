import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  text: 'Un dispositivo de la caja puede guardar los clientes que vinieron hace poco, como máximo 2000: nombre, las cuatro últimas cifras del teléfono y tarjeta. Así los encuentra sin conexión y sus compras cuentan. Quien tenga el dispositivo también puede leerlo: retira el que se pierda.',
  here: 'Este dispositivo',
  add: 'Guardar clientes en este dispositivo',
  adding: 'Recibiendo los clientes…',
  added: 'Este dispositivo ya guarda clientes',
  cannot: 'Este navegador no guarda nada, así que solo funciona con conexión.',
  none: 'Ningún dispositivo guarda clientes todavía.',
  full: (most) => `Tienes ${most} dispositivos que guardan clientes. Retira uno que no se use.`,
  onIt: 'Abre esta página en el dispositivo que debe guardar clientes.',
  contact: (since, name) => `Último contacto ${since}, con la sesión de ${name}`,
  noContact: 'Sin contacto todavía',
  silent: 'Más de 7 días sin contacto: ha olvidado sus clientes hasta que alguien inicie sesión en él.',
  ended: (when) =>
    `Retirado el ${when}. Olvida sus clientes en el próximo contacto, como muy tarde 7 días después del último.`,
  told: (when) => `Retirado el ${when}; ya ha olvidado sus clientes.`,
  end: 'Retirar',
  ending: {
    title: (name) => `¿Retirar ${name}?`,
    text: 'Se cierra su sesión ahora y olvida los clientes en el próximo contacto. Las compras que esperan en él no se pierden: llegan como casos para que tú decidas.',
    confirm: 'Retirar dispositivo',
    busy: 'Retirando…',
    keep: 'Conservarlo',
    done: 'Dispositivo retirado',
  },
  loading: 'Cargando tus dispositivos…',
  failed: 'No se pudieron cargar tus dispositivos.',
  retry: 'Intentar de nuevo',
}
