/** The words of index.html. */
export const page = {
  title: 'Je klantenkaart',
  needsScript:
    'Je klantenkaart heeft JavaScript nodig. Zet het aan en laad deze pagina opnieuw, of vraag het aan de kassa.',
  reload: 'Nog niets te zien? Laad deze pagina opnieuw.',
}
