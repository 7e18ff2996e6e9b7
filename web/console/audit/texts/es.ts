import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Registro de actividad',
  description: 'Quién hizo qué en tu local, cuándo y desde dónde. Nadie puede cambiar este registro.',
  loading: 'Cargando la actividad…',
  failed: 'No se pudo cargar la actividad.',
  retry: 'Intentar de nuevo',
  export: 'Exportar',
  admins: 'Solo un admin de este local ve su actividad.',
  who: 'Quién',
  everybody: 'Todos',
  what: 'Qué',
  from: 'Desde',
  to: 'Hasta',
  kinds: {
    all: 'Todo',
    'signing in': 'Inicios de sesión',
    team: 'Equipo',
    'shared till': 'Caja compartida',
    settings: 'Ajustes',
    campaigns: 'Campañas',
    customers: 'Clientes',
    exports: 'Exportaciones',
    platform: 'Regulars',
  },
  wrongDays: 'El primer día es posterior al último.',
  none: 'Todavía no ha pasado nada',
  noneText:
    'Aquí aparecerán inicios de sesión, equipo, cajas, ajustes, correcciones, exportaciones y datos borrados.',
  nothing: 'No hay coincidencias',
  nothingText: 'En estos días no se hizo nada de este tipo.',
  clear: 'Ver todo',
  older: 'Ver anteriores',
  loadingOlder: 'Cargando…',
  set: (setting, from, to) => {
    if (!from) return `${setting}: ahora «${to}»`
    return to ? `${setting}: «${from}» → «${to}»` : `${setting}: se quitó «${from}»`
  },
  reason: (reason) => `Motivo: ${reason}`,
  device: (browser, system) => (browser && system ? `${browser} en ${system}` : (browser ?? system)),
  customer: 'Ver la ficha',
}
