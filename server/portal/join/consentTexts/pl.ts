import type { texts as english } from '../consentTexts.ts'

export const texts: typeof english = {
  sms: (business, rates) =>
    `Chcę dostawać SMS-y z ofertami i nowościami firmy ${business}. To cykliczne, automatycznie wysyłane wiadomości reklamowe na ten numer; ich liczba bywa różna.${rates} Odpowiedz HELP, aby uzyskać pomoc, albo STOP, aby zrezygnować. Zgoda nie jest warunkiem żadnego zakupu.`,
  rates: ' Operator może naliczyć opłaty za wiadomości i transmisję danych.',
  email: (business) =>
    `Chcę dostawać e-maile z ofertami i nowościami firmy ${business}. W każdym jest link, którym można z nich zrezygnować.`,
}
