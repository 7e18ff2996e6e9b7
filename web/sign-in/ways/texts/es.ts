import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Formas de iniciar sesión',
  description: 'Todas abren la misma cuenta.',
  list: 'Formas de iniciar sesión',
  on: 'Activada',
  off: 'Desactivada',
  login: 'Ir a iniciar sesión',
  loading: 'Cargando…',
  failed: 'No se pudieron cargar las formas de iniciar sesión',
  retry: 'Intentar de nuevo',
  ways: {
    password: ['Contraseña', 'Tu correo y una contraseña de al menos 6 caracteres.'],
    email_code: ['Código por correo', 'Seis cifras para escribir. Sirven una sola vez, durante 10 minutos.'],
    magic_link: ['Enlace por correo', 'Llega con el código, para el dispositivo en el que lees tu correo.'],
    sms_code: ['Código por SMS', 'Para cuentas con número de teléfono. Añade el tuyo en tu cuenta.'],
    google: ['Google', 'La cuenta de Google con tu correo.'],
    sso: ['Acceso de empresa (SSO)', 'La cuenta que te da tu empresa, con su propio proveedor.'],
  },
}
