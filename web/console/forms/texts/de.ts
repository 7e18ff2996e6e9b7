import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  stale: {
    title: 'Jemand anderes hat das inzwischen geändert',
    changed: (label, before, now) => `${label}: aus ${before} wurde ${now}`,
    nothing: 'An dem, was du hier siehst, hat sich nichts geändert.',
    empty: 'nichts',
    take: 'Beide Änderungen behalten',
    drop: 'Meine Änderungen verwerfen',
    taken: 'Die Änderungen sind übernommen. Deine Eingaben sind noch da: Speichere, wenn du so weit bist.',
  },
}
