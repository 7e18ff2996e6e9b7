import type { texts as english } from '../consentTexts.ts'

export const texts: typeof english = {
  sms: (business) =>
    `Zgadzam się, aby firma ${business} wysyłała mi SMS-y z ofertami i nowościami. Zgodę mogę wycofać w każdej chwili, odpowiadając STOP.`,
  automatedSms: (business) =>
    `Zgadzam się, aby firma ${business} wysyłała mi SMS-y z ofertami i nowościami. Są to cykliczne wiadomości marketingowe, wysyłane automatycznie na ten numer; ich liczba bywa różna. Operator może naliczyć opłaty za wiadomości i transmisję danych. Odpowiedz HELP, aby uzyskać pomoc, albo STOP, aby przestać je otrzymywać. Zgoda nie jest warunkiem żadnego zakupu.`,
  email: (business) =>
    `Zgadzam się, aby firma ${business} wysyłała mi e-maile z ofertami i nowościami. Zgodę mogę wycofać w każdej chwili, klikając link w dowolnym e-mailu.`,
}
