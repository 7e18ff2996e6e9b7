import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')

const customers = (count: string, n: number) =>
  `${count} ${plural(n, { one: 'cliente', many: 'de clientes', other: 'clientes' })}`

export const texts: typeof english = {
  title: 'Clientes',
  description: 'Todas las personas que suman en tu local.',
  count: (count, n, more) => (more ? `más de ${customers(count, n)}` : customers(count, n)),
  found: (count, more) => (more ? `Encontrados: más de ${count}` : `Encontrados: ${count}`),
  add: 'Añadir cliente',
  list: 'Lista de clientes',
  search: 'Buscar clientes',
  searchHint: 'Nombre, correo, teléfono o ID de cliente',
  clear: 'Borrar la búsqueda',
  sort: 'Ordenar por',
  sorts: {
    newest: 'Más recientes',
    name: 'Nombre',
    points: 'Más puntos',
    visits: 'Más visitas',
    spent: 'Mayor gasto',
    last_visit: 'Última visita',
  },
  columns: {
    choose: 'Columnas',
    legend: 'Mostrar estas columnas',
    customer: 'Cliente',
    contact: 'Contacto',
    points: 'Puntos',
    stamps: 'Sellos',
    visits: 'Visitas',
    spent: 'Gasto',
    last_visit: 'Última visita',
    joined: 'Alta',
    actions: 'Acciones',
  },
  filters: {
    show: 'Filtros',
    program: 'Programa',
    anyProgram: 'Todos los programas',
    goneProgram: 'Un programa que ya no existe',
    reward: 'Premio',
    anyReward: 'Todos los clientes',
    waiting: 'Con uno por usar',
    stamps: 'Sellos',
    anyStamps: 'Cualquier número',
    stamped: { some: 'Con sellos', almost_full: 'Tarjeta casi completa' },
  },
  spent: 'en compras',
  caption: 'Clientes, ordenados por:',
  noContact: 'Sin datos de contacto',
  never: 'Todavía no',
  unknown: 'Sin datos',
  points: (count, n) => `${count} ${plural(n, { one: 'punto', many: 'de puntos', other: 'puntos' })}`,
  stamps: (count, n) => `${count} ${plural(n, { one: 'sello', many: 'de sellos', other: 'sellos' })}`,
  visits: (count, n) => `${count} ${plural(n, { one: 'visita', many: 'de visitas', other: 'visitas' })}`,
  joined: (when) => `alta: ${when}`,
  more: 'Cargar más',
  loadingMore: 'Cargando…',
  loading: 'Cargando tus clientes…',
  failed: 'No se pudieron cargar tus clientes.',
  moreFailed: 'No se pudo cargar el resto.',
  retry: 'Intentar de nuevo',
  similar: (search) => `No hay coincidencia exacta para «${search}». Estos se parecen:`,
  noneFound: {
    title: 'No se encontraron clientes',
    text: (search) =>
      `Ningún cliente coincide con «${search}». Prueba con las últimas cifras del teléfono, una parte del nombre o el ID de cliente, que empieza por CUS.`,
    filtered: 'Ningún cliente coincide con estos filtros.',
    clear: 'Ver todos los clientes',
  },
  none: {
    title: 'Aún no hay clientes',
    text: 'Añade el primero aquí o pon un código QR en la caja: los clientes lo escanean, dan su número de teléfono y desde ese momento suman.',
    qrCodes: 'Obtener un código QR',
  },
}
