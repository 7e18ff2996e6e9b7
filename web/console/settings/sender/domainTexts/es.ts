import type { domainTexts as english } from '../domainTexts.ts'

const authenticate =
  'En SendGrid, en Settings, Sender Authentication, elige Authenticate Your Domain y añade, donde administras tu dominio, los registros que te muestra.'
const askAgain = 'En este momento no hubo respuesta. Comprueba de nuevo dentro de un rato.'

export const domainTexts: typeof english = {
  title: 'El dominio del correo del remitente',
  titleOf: (domain) => `Lo que dice ${domain}`,
  never: 'Aún sin comprobar: los proveedores de correo miran aquí antes de dejar pasar tus correos.',
  at: (moment) =>
    `Última comprobación: ${moment}; se repite cada noche. Un cambio puede tardar un día en verse en todas partes.`,
  check: 'Comprobar el dominio',
  again: 'Comprobar de nuevo',
  checking: 'Comprobando…',
  checked: 'Dominio comprobado',
  failed: 'No se pudo comprobar el dominio',
  names: { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' },
  meanings: { spf: 'quién puede enviar', dkim: 'la firma', dmarc: 'qué pasa con el resto' },
  states: {
    fine: 'Correcto',
    missing: 'Falta',
    'not allowed': 'No nos autoriza',
    unknown: 'No se sabe',
  },
  steps: {
    spf: {
      missing: 'Tu dominio no dice quién puede enviar en su nombre. Añade este registro:',
      'not allowed':
        'Tu dominio no incluye a SendGrid entre quienes pueden enviar. Cambia el registro que hay ahí por este:',
      unknown: askAgain,
    },
    dkim: {
      missing: `Tus correos salen sin la firma de tu dominio. ${authenticate}`,
      'not allowed': `La clave que hay ahí fue retirada. ${authenticate}`,
      unknown: askAgain,
    },
    dmarc: {
      missing:
        'Los grandes proveedores de correo piden una política. Añade este registro, que no cambia nada más:',
      'not allowed':
        'Tu dominio pide que se rechacen los correos que ni SPF ni DKIM respaldan, y ahora mismo los tuyos son así. Corrige primero DKIM.',
      unknown: askAgain,
    },
  },
  spfTwice:
    'Tu dominio tiene dos registros de este tipo, y así no cuenta ninguno. Junta en uno solo todo lo que dicen, más include:sendgrid.net.',
  record: { name: 'Nombre', type: 'Tipo', value: 'Valor' },
}
