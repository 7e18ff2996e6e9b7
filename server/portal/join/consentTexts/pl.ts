import type { texts as english } from '../consentTexts.ts'

export const texts: typeof english = {
  sms: (business) =>
    `Chcę dostawać SMS-y z ofertami i nowościami firmy ${business}. Zgodę mogę wycofać w każdej chwili, odpowiadając STOP.`,
  automatedSms: (business) =>
    `Chcę dostawać SMS-y z ofertami i nowościami firmy ${business}. To cykliczne, automatycznie wysyłane wiadomości reklamowe na ten numer; ich liczba bywa różna. Operator może naliczyć opłaty za wiadomości i transmisję danych. Odpowiedz HELP, aby uzyskać pomoc, albo STOP, aby zrezygnować. Zgoda nie jest warunkiem żadnego zakupu.`,
  email: (business) =>
    `Chcę dostawać e-maile z ofertami i nowościami firmy ${business}. W każdym jest link, którym można z nich zrezygnować.`,
}
