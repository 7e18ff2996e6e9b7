import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Hilfe',
  description: 'Die Anleitung für alle, die den Laden führen, auf Englisch. Jede Seite dauert zwei Minuten.',
  all: 'Alle Seiten',
  next: (title) => `Weiter: ${title}`,
  loading: 'Die Seite wird geladen…',
  failed: 'Diese Seite konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
}
