/** The words of index.html. */
export const page = {
  title: 'Deine Kundenkarte',
  needsScript:
    'Deine Kundenkarte braucht JavaScript. Bitte schalte es ein und lade diese Seite neu, oder frag an der Kasse.',
  reload: 'Noch nichts zu sehen? Lade diese Seite neu.',
}
