import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  home: 'Regulars',
  since: (month) => `Obowiązuje ${month}`,
  contact: 'Napisz do nas:',
  unconfirmed:
    'Nikt jeszcze nie potwierdził tego tłumaczenia. Kto prowadzi tę stronę, musi je przeczytać i potwierdzić, zanim ktokolwiek je zobaczy. Do tego czasu obowiązuje tekst angielski.',
}
