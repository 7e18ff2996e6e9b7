import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Ayuda',
  description: 'La guía para quien lleva el local, en inglés. Cada página se lee en dos minutos.',
  all: 'Todas las páginas',
  next: (title) => `Siguiente: ${title}`,
  loading: 'Cargando la página…',
  failed: 'No se pudo cargar esta página.',
  retry: 'Intentar de nuevo',
}
