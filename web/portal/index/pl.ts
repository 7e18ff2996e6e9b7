/** The words of index.html. */
export const page = {
  title: 'Twoja karta stałego klienta',
  needsScript:
    'Twoja karta stałego klienta wymaga JavaScriptu. Włącz go i odśwież stronę albo zapytaj przy kasie.',
  reload: 'Nadal nic nie widać? Odśwież stronę.',
}
