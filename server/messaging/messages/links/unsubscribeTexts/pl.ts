import type { texts as english } from '../unsubscribeTexts.ts'

export const texts: typeof english = {
  ask: (business) => `Nie chcesz już e-maili od firmy ${business}?`,
  kept: 'Twoja karta i to, co na niej masz, zostają bez zmian.',
  stop: 'Wypisz mnie',
  orChoose: 'Albo wybierz, co chcesz dostawać, lub zrób sobie przerwę',
  done: 'Gotowe, wypisaliśmy Cię',
  doneText: (business) =>
    `E-maile od firmy ${business} nie będą już przychodzić. Twoja karta i to, co na niej masz, zostają bez zmian.`,
  mistake: 'To pomyłka?',
  again: 'Włącz e-maile z powrotem',
  deadTitle: 'Ten link nie działa',
  unknown: 'Może po drodze został ucięty. Otwórz najnowszy e-mail i użyj linku na jego końcu.',
  deadLink: 'Może po drodze został ucięty albo wiadomości, w której był, już nie ma.',
  problemTitle: 'Nie udało się',
  problem: 'Za chwilę otwórz link jeszcze raz. Jeśli to nie pomoże, zapytaj przy kasie.',
}
