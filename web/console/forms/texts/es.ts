import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  stale: {
    title: 'Mientras tanto, alguien más ha cambiado esto',
    changed: (label, before, now) => `${label}: antes ${before}, ahora ${now}`,
    nothing: 'Nada de lo que ves aquí es distinto.',
    empty: 'vacío',
    take: 'Añadir sus cambios, conservar los míos',
    drop: 'Usar los suyos, descartar los míos',
    taken: 'Sus cambios ya están aquí. Lo que escribiste también: guárdalo cuando quieras.',
  },
}
