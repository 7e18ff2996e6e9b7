import type { domainTexts as english } from '../texts.ts'

export const domainTexts: typeof english = {
  title: 'Tu propio dominio',
  description:
    'Los clientes se unen y ven su tarjeta con un nombre tuyo, como tarjeta.tu-local.com. Los códigos QR, los carteles y los enlaces de los mensajes llevarán ahí en cuanto esté verificado; tú sigues trabajando aquí.',
  loading: 'Cargando tu dominio…',
  failed: 'No se pudo cargar tu dominio.',
  retry: 'Intentar de nuevo',
  kept: 'Sus enlaces siguen funcionando: llevan a tus clientes a nuestra dirección.',
  host: 'Tu dominio',
  hint: 'Por ejemplo tarjeta.tu-local.com. Tu sitio web se queda donde está.',
  add: 'Añadir dominio',
  adding: 'Añadiendo…',
  added: 'Dominio añadido: ahora añade sus dos registros',
  states: {
    pending: 'Aún sin verificar',
    proven: 'Verificado',
    failing: 'Falló la verificación',
    off: 'Desactivado',
    taken: 'Lo tiene otro local',
  },
  meanings: {
    pending: (next) =>
      next
        ? `Añade los dos registros de abajo donde administras tu dominio. Los consultamos cada hora; la próxima vez: ${next}. Los registros nuevos pueden tardar un día en verse.`
        : 'Añade los dos registros de abajo donde administras tu dominio y pulsa «Comprobar ahora». Ya no los consultamos por nuestra cuenta.',
    proven: (next) =>
      `Los clientes te encuentran ahí. ${next ? `Una vez por semana comprobamos que siga siendo tuyo; la próxima vez: ${next}.` : ''}`,
    failing: (off) =>
      `Tus clientes aún pueden usarlo, pero su DNS ya no dice que es tuyo. Corrige los registros de abajo${off ? `; si no, se desactiva el ${off}` : ''}.`,
    off: 'Durante tres semanas su DNS no dijo que es tuyo, así que los enlaces nuevos llevan a nuestra dirección. Corrige los registros de abajo y pulsa «Comprobar ahora».',
    taken:
      'Otro local ya verificó aquí este nombre. Pasa a ser tuyo en cuanto estén los registros de abajo y desaparezca el de ese local.',
  },
  records: 'Registros DNS',
  recordStates: {
    fine: 'Encontrado',
    missing: 'No encontrado',
    wrong: 'Dice otra cosa',
    unknown: 'Sin respuesta',
    unasked: 'Aún sin consultar',
  },
  record: { type: 'Tipo', name: 'Nombre', value: 'Valor' },
  copy: (what) => `Copiar ${what}`,
  copied: 'Copiado',
  notCopied: 'No se pudo copiar: selecciónalo y cópialo a mano.',
  address: 'También sirve un registro A o AAAA que apunte a nuestra dirección.',
  asked: (at) => `Última consulta: ${at}`,
  check: 'Comprobar ahora',
  checking: 'Comprobando…',
  checkFailed: 'No se pudo comprobar el dominio',
  proven: 'El dominio está verificado',
  notYet: 'Aún sin verificar: mira lo que dicen sus registros',
  open: 'Abrir',
  remove: 'Quitar dominio',
  removal: {
    title: (host) => `¿Quitar ${host}?`,
    text: 'Los enlaces, códigos QR y carteles nuevos llevarán a nuestra dirección. Los que tienen este nombre dejarán de funcionar cuando su DNS apunte a otro lugar.',
    confirm: 'Quitar dominio',
    busy: 'Quitando…',
    done: 'Dominio quitado',
  },
}
