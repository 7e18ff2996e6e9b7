/** The texts for a form that someone else saved first. */
export const texts = {
  stale: {
    title: 'Someone else changed this in the meantime',
    changed: (label: string, before: string, now: string) => `${label}: ${before} is now ${now}`,
    nothing: 'Nothing that you see here is different.',
    empty: 'nothing',
    take: 'Take their changes, keep mine',
    drop: 'Use theirs, drop mine',
    taken: 'Their changes are in. What you typed is still here: save it when you are ready.',
  },
}
