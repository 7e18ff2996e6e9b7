import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  openAddress: 'Albo otwórz ten adres:',
  why: 'Ten e-mail wysyłamy za Twoją zgodą.',
  preferences: 'Wybierz, co chcesz dostawać',
  unsubscribe: 'Wypisz mnie',
  by: 'Karty stałego klienta od Regulars',
}
