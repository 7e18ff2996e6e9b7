import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { selectionTexts as english } from '../selectionTexts.ts'

const plural = pluralsOf('es')

export const selectionTexts: typeof english = {
  bar: 'Clientes seleccionados',
  select: (name) => `Seleccionar a ${name}`,
  selectShown: 'Seleccionar todos los visibles',
  choose: 'Seleccionar',
  chooseDone: 'Listo',
  selected: (count) => `Seleccionados: ${count}`,
  all: (count, more) => (more ? `más de ${count}` : count),
  allSelected: (count) => `Seleccionados todos: ${count}`,
  chooseAll: (count) => `Seleccionar todos los que coinciden (${count})`,
  clear: 'Quitar la selección',
  acts: {
    campaign: 'Campaña',
    tag: 'Etiquetar',
    untag: 'Quitar etiqueta',
    export: 'Exportar estos',
    erase: 'Borrar',
  },
  tooMany: 'Como máximo 5000 clientes a la vez. Acota la lista con una búsqueda o un filtro.',
  nobody: 'Ya no coincide nadie.',
  tooManyPicked:
    'Para una campaña se pueden elegir como máximo 1000 clientes. Guarda el filtro como segmento, que admite más.',
  tag: {
    title: (count) => `Etiquetar a ${count}`,
    submit: 'Añadir etiqueta',
  },
  untag: {
    title: (count) => `Quitar una etiqueta a ${count}`,
    field: 'Etiqueta',
    submit: 'Quitar etiqueta',
    none: 'Aún no hay etiquetas.',
  },
  erase: {
    title: (count) => `¿Borrar ${count}?`,
    text: 'Se borran para siempre nombres, datos de contacto, notas, etiquetas y mensajes, y se pierden los puntos que queden. No se puede deshacer.',
    confirm: (word) => `Escribe ${word} para confirmar`,
    submit: 'Borrar para siempre',
  },
  cancel: 'Cancelar',
  working: (done, count) => `${done} de ${count}…`,
  customers: (count, n) =>
    `${count} ${plural(n, { one: 'cliente', many: 'de clientes', other: 'clientes' })}`,
  done: {
    tag: (count) => `Etiqueta añadida a ${count}`,
    untag: (count) => `Etiqueta quitada a ${count}`,
    erase: (count) => `Datos borrados: ${count}`,
  },
  exported: (count) => `Datos exportados: ${count}`,
  gone: (count, n) =>
    plural(n, {
      one: `${count} ya no existía.`,
      many: `${count} ya no existían.`,
      other: `${count} ya no existían.`,
    }),
  stopped: (message) => `Después se detuvo: ${message}`,
}
