/** The words of index.html, and of the installed console. */
export const page = {
  title: 'Regulars',
  needsScript: 'Regulars braucht hier JavaScript. Bitte schalte es ein und lade diese Seite neu.',
  loading: 'Wird geladen…',
  description: 'Kasse und Büro deines Treueprogramms',
  reload: 'Noch nichts zu sehen? Lade diese Seite neu.',
}
