import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  mail: {
    subject: (business) => `Chcesz dostawać e-maile od firmy ${business}?`,
    body: (business) =>
      `Ktoś podał ten adres w firmie ${business} i zgodził się na e-maile. Jeśli to Ty, potwierdź to przyciskiem. Jeśli nie, nie musisz nic robić: więcej e-maili nie będzie.`,
    button: 'Tak, chcę dostawać e-maile',
  },
  page: {
    ask: (business) => `Chcesz dostawać e-maile od firmy ${business}?`,
    askText: 'W każdej chwili możesz z nich zrezygnować: wystarczy jedno kliknięcie w dowolnym z nich.',
    button: 'Tak, chcę dostawać e-maile',
    done: 'Dziękujemy, potwierdzone',
    doneText: (business) => `Od teraz będziesz dostawać e-maile od firmy ${business}.`,
    unknown: 'Ten link już nie działa',
    unknownText:
      'Może jest za stary albo Twój adres e-mail się zmienił. Włącz e-maile ponownie na swojej karcie.',
  },
}
