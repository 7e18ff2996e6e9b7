import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')

export const texts: typeof english = {
  title: 'Etiquetas',
  text: 'Tus propias palabras para tipos de clientes, como «Habitual» o «Mayorista». Los clientes nunca las ven.',
  none: 'Aún no hay etiquetas. Abre la ficha de un cliente, o selecciona varios en la lista, y pon la primera.',
  noneOfCustomer: 'Aún sin etiquetas.',
  field: 'Añadir una etiqueta',
  hint: 'Elige una o escribe un nombre nuevo.',
  add: 'Añadir',
  adding: 'Añadiendo…',
  remove: (name) => `Quitar la etiqueta ${name}`,
  filter: 'Etiqueta',
  everybody: 'Todos',
  gone: 'Una etiqueta que ya no existe',
  choice: (name, count) => `${name} (${count})`,
  manage: 'Editar etiquetas',
  more: (count) => `${count} más`,
  customers: (count, n) =>
    `${count} ${plural(n, { one: 'cliente', many: 'de clientes', other: 'clientes' })}`,
  rename: (name) => `Nombre de la etiqueta ${name}`,
  save: 'Guardar',
  saving: 'Guardando…',
  delete: (name) => `Eliminar la etiqueta ${name}`,
  confirm: {
    title: (name) => `¿Eliminar la etiqueta «${name}»?`,
    text: (customers) => `Se quita de ${customers}. Los clientes no se borran.`,
    confirm: 'Eliminar etiqueta',
    busy: 'Eliminando…',
  },
  loading: 'Cargando tus etiquetas…',
}
