import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Configuración de correo',
  label: 'SendGrid, en desuso',
  description:
    'Para locales con cuenta propia en SendGrid: con una clave de API aquí, tus correos publicitarios salen por ella. Los SMS, los códigos y los demás correos van por los proveedores centrales de la plataforma.',
  descriptionOfMail:
    'Para locales con cuenta propia en SendGrid: con una clave de API aquí, tus correos publicitarios salen por ella. Los códigos y los demás correos van por el proveedor central de la plataforma.',
  loading: 'Cargando tu configuración de correo…',
  failed: 'No se pudo cargar tu configuración de correo.',
  retry: 'Intentar de nuevo',
  none: 'No hay ninguna clave guardada: tus correos publicitarios salen por la plataforma.',
  active: (end) =>
    `Hay una clave guardada que termina en ${end}. Tus correos publicitarios salen por tu cuenta de SendGrid.`,
  refused: {
    title: 'SendGrid se niega a enviar tus correos',
    next: 'Tus campañas están en pausa, y los correos de tus mensajes automáticos esperan hasta 3 días. Mira en SendGrid si la clave sigue existiendo y puede enviar correos, y si el correo del remitente está verificado. Guarda de nuevo aquí abajo y todo sigue.',
  },
  fields: {
    api_key: 'Clave de API',
    from_email: 'Correo del remitente',
    from_name: 'Nombre del remitente',
    report_key: 'Clave de verificación',
  },
  hints: {
    key: 'Se crea en SendGrid, en Settings, API Keys. Solo necesita el permiso «Mail Send».',
    keyKept: (end) => `Déjalo vacío para conservar la clave que termina en ${end}.`,
    email: 'SendGrid solo envía desde direcciones y dominios que hayas verificado ahí.',
    reports:
      'Para que nos lleguen los rebotes y las quejas: en SendGrid, en Settings, Mail Settings, Event Webhook, escribe la dirección de abajo, elige Dropped, Delivered, Bounced, Spam Reports y Unsubscribed, activa Signature Verification y copia aquí su clave.',
  },
  reports: 'Avisos de entrega',
  address: 'Dirección para el Event Webhook',
  copy: 'Copiar',
  copied: 'Dirección copiada',
  notCopied: 'No se pudo copiar la dirección: selecciónala y cópiala a mano.',
  save: 'Guardar configuración de correo',
  saving: 'Guardando…',
  saved: 'Configuración de correo guardada',
  notSaved: 'No se pudo guardar la configuración de correo',
  remove: 'Quitar la clave',
  removal: {
    title: '¿Quitar la clave de API?',
    text: 'Tus correos publicitarios vuelven a salir por la plataforma, desde su dirección y con el nombre de tu local. Lo que está en espera sigue.',
    confirm: 'Quitar la clave',
    busy: 'Quitando…',
    done: 'La clave se quitó',
  },
}
