import { pluralsOf } from '#server/platform/text/plurals.ts'
import { roles } from '../../page/texts.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')

export const texts: typeof english = {
  title: 'Local y equipo',
  description: 'Tu local y las personas que trabajan contigo.',
  invite: 'Invitar al equipo',
  loading: 'Cargando tu equipo…',
  failed: 'No se pudo cargar el equipo',
  retry: 'Intentar de nuevo',
  setUp: {
    busy: 'Preparando los datos de tu local…',
    title: 'Los datos del local no están disponibles',
    failed: 'No se pudieron preparar los datos del local',
    retry: 'Intentar de nuevo',
  },
  company: {
    title: 'Datos del local',
    name: 'Nombre del local',
    email: 'Correo del admin',
    created: 'Creado',
    status: 'Estado de la suscripción',
  },
  seats: {
    title: 'Personas en el equipo',
    used: (used, max) => `${used} de ${max}`,
    unlimited: (used) => `${used}, sin límite`,
    capacity: (percent) => `${percent} del límite`,
    held: (count, n) =>
      plural(n, {
        one: `Incluye ${count} invitación pendiente.`,
        many: `Incluye ${count} de invitaciones pendientes.`,
        other: `Incluye ${count} invitaciones pendientes.`,
      }),
    close: 'El equipo está casi completo.',
    full: 'El equipo está completo. Mejora tu plan para invitar a más personas.',
    fullForMember: 'Este equipo está completo.',
    upgrade: 'Mejorar plan',
  },
  members: {
    title: 'Miembros del equipo',
    you: 'Tú',
    roles,
    joined: (when) => `En el equipo desde el ${when}`,
    actions: (name) => `Acciones para ${name}`,
    alone: 'Por ahora no hay nadie más.',
    invite: 'Invita a alguien a trabajar contigo en la caja.',
  },
  remove: {
    action: 'Quitar del equipo',
    title: 'Quitar del equipo',
    text: (name) => `¿Seguro que quieres quitar a ${name} del equipo?`,
    more: 'Se cierra su sesión al momento, en todos sus dispositivos. Lo que registró se conserva.',
    revokeKeys: (names, count) =>
      plural(count, {
        one: `Revocar también la clave de API que creó: ${names}`,
        many: `Revocar también las claves de API que creó: ${names}`,
        other: `Revocar también las claves de API que creó: ${names}`,
      }),
    revokeKeysHint:
      'Lo que las usa deja de funcionar al momento. Las que se quedan aparecen marcadas en Ajustes.',
    confirm: 'Quitar del equipo',
    busy: 'Quitando…',
    done: 'Ya no está en el equipo',
    failed: 'No se pudo quitar del equipo',
  },
  changeRole: {
    counter: 'Limitar a la caja',
    member: 'Dar acceso a todo el local',
    done: (name, role) =>
      role === 'counter' ? `${name} ahora solo trabaja en la caja` : `${name} ahora es miembro`,
    failed: 'No se pudo cambiar el rol',
  },
  resetPin: {
    action: 'Restablecer PIN',
    title: (name) => `¿Restablecer el PIN de ${name}?`,
    text: 'Deja de servir en las cajas compartidas. Esa persona elige uno nuevo en su cuenta.',
    confirm: 'Restablecer PIN',
    busy: 'Restableciendo…',
    done: (name) => `El PIN de ${name} se restableció`,
    failed: 'No se pudo restablecer el PIN',
  },
  leave: {
    action: 'Salir del equipo',
    title: (company) => `¿Salir del equipo de ${company}?`,
    text: 'Tu sesión se cierra al momento en todos tus dispositivos, y solo puedes volver con una invitación. Lo que registraste se conserva. El admin recibe un correo.',
    adminFirst: 'Tienes el rol de admin. Para salir del equipo, pásaselo antes a otra persona.',
    confirm: 'Salir del equipo',
    busy: 'Saliendo…',
    done: (company) => `Has salido de ${company}`,
    failed: 'No se pudo salir del equipo',
  },
  handOver: {
    action: 'Hacer admin',
    title: (name) => `¿Hacer admin a ${name}?`,
    text: (name) =>
      `${name} gestionará el equipo y tú serás miembro: solo esa persona podrá devolverte el rol. Las dos personas recibirán un correo.`,
    label: (email) => `Escribe ${email} para confirmar`,
    confirm: 'Pasar el rol',
    busy: 'Pasando…',
    done: (name) => `${name} ahora es admin`,
    failed: 'No se pudo pasar el rol de admin',
  },
  invitations: {
    title: 'Invitaciones pendientes',
    empty: 'No hay invitaciones pendientes.',
    sent: (when) => `Enviada: ${when}`,
    until: (date) => `sirve hasta el ${date}`,
    expired: 'Vencida',
    mail: {
      sending: 'Enviando',
      sent: 'Correo enviado',
      failed: 'No entregado',
      uncertain: 'No sabemos si llegó',
    },
    resend: 'Reenviar',
    resendTo: (email) => `Reenviar la invitación a ${email}`,
    resending: 'Reenviando…',
    resent: 'Invitación reenviada',
    resendFailed: 'No se pudo reenviar la invitación',
    revoke: 'Revocar',
    revokeFor: (email) => `Revocar la invitación para ${email}`,
  },
  revoke: {
    title: 'Revocar invitación',
    text: '¿Seguro que quieres revocar esta invitación?',
    more: (email) => `El enlace que recibió ${email} deja de funcionar.`,
    confirm: 'Revocar invitación',
    busy: 'Revocando…',
    done: 'Invitación revocada',
    failed: 'No se pudo revocar la invitación',
  },
  dialog: {
    title: 'Invitar al equipo',
    email: 'Correo',
    hint: 'Recibirá un correo con un enlace para unirse a tu equipo',
    role: 'Lo que puede hacer',
    roles: {
      member: {
        label: roles.member,
        text: 'Todo, menos el equipo, los ajustes y lo que solo puedes hacer tú.',
      },
      counter: {
        label: roles.counter,
        text: 'La caja y nada más: ni listas, ni mensajes, ni archivos.',
      },
    },
    cancel: 'Cancelar',
    send: 'Enviar invitación',
    sending: 'Enviando…',
    done: 'Invitación enviada',
    failed: 'No se pudo enviar la invitación',
  },
}
