import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english, roles as englishRoles } from '../texts.ts'

const plural = pluralsOf('es')

export const roles: typeof englishRoles = { admin: 'Admin', member: 'Miembro', counter: 'Solo caja' }

export const texts: typeof english = {
  skip: 'Ir al contenido',
  navigation: 'Principal',
  more: 'Más',
  plans: 'Ver planes',
  search: 'Buscar',
  searchKey: 'Ctrl K',
  roles,
  superAdmin: 'Superadmin',
  help: 'Ayuda',
  signOut: 'Cerrar sesión',
  account: 'Cuenta',
  loading: 'Cargando…',
  shown: (n, more) => {
    if (n === 0) return 'No se encontró nada'
    return more
      ? `Se ${plural(n, { one: 'muestra', many: 'muestran', other: 'muestran' })} ${n}, y hay más`
      : `${n} ${plural(n, { one: 'encontrado', many: 'encontrados', other: 'encontrados' })}`
  },
  readOnly: 'Solo estás viendo este local: no puedes cambiar nada.',
  switchBusiness: 'Cambiar de local',
  businessAs: (company, role) => `${company} (${roles[role]})`,
  nowIn: (company) => `Ahora estás en ${company}`,
  theme: { legend: 'Tema', system: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
  marketing: 'Marketing',
  places: {
    dashboard: 'Inicio',
    analytics: 'Estadísticas',
    counter: 'Caja',
    customers: 'Clientes',
    segments: 'Segmentos',
    programs: 'Programas',
    qrCodes: 'Códigos QR',
    campaigns: 'Campañas',
    smsTemplates: 'Plantillas de SMS',
    emailTemplates: 'Plantillas de correo',
    triggers: 'Mensajes automáticos',
    communications: 'Comunicaciones',
    subscription: 'Suscripción',
    company: 'Local y equipo',
    settings: 'Ajustes',
  },
  offline: {
    title: 'Estás sin conexión.',
    text: 'Lo que ves puede haber cambiado, y solo se guarda lo que registras en la caja.',
    page: 'Estás sin conexión',
    pageText:
      'Lo que muestra esta página no se guarda en este dispositivo. En cuanto haya conexión, continúa sola.',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección. Quizá está mal escrita o la página se ha movido.',
    home: 'Ir a Inicio',
  },
  failed: {
    title: 'No se pudo mostrar esta página',
    unknown: 'Algo salió mal. Inténtalo de nuevo. Si no funciona, recarga la página.',
    retry: 'Intentar de nuevo',
  },
  leave: {
    title: '¿Salir sin guardar?',
    text: 'Lo que cambiaste en esta página aún no está guardado y se perdería.',
    confirm: 'Salir',
    stay: 'Quedarme aquí',
  },
  back: 'Atrás',
  noBusiness: {
    title: 'No se encontró el local',
    text: 'No se pudieron cargar los datos del local. Prueba a cerrar sesión y volver a entrar.',
    setUp: 'Crear un local',
  },
  leftBusiness: {
    title: 'Ahora mismo no estás en ningún equipo',
    text: 'Ya no formas parte del equipo del local en el que trabajabas. Tu cuenta sigue siendo tuya: un local puede volver a invitarte en cualquier momento, o puedes crear el tuyo.',
    setUp: 'Crear mi propio local',
  },
}
