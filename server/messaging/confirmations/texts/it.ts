import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  mail: {
    subject: (business) => `Vuoi ricevere email da ${business}?`,
    body: (business) =>
      `Qualcuno ha dato questo indirizzo presso ${business} e ha accettato di ricevere email. Se eri tu, conferma con il pulsante. Altrimenti non fare nulla: non riceverai altre email.`,
    button: 'Sì, mandatemi le email',
  },
  page: {
    ask: (business) => `Vuoi ricevere le email di ${business}?`,
    askText: 'Puoi smettere quando vuoi, con un clic in qualsiasi email.',
    button: 'Sì, mandatemi le email',
    done: 'Grazie, è confermato',
    doneText: (business) => `Da ora ricevi le email di ${business}.`,
    unknown: 'Questo link non funziona più',
    unknownText:
      'Forse è troppo vecchio, o la tua email nel frattempo è cambiata. Riattiva le email sulla tua tessera.',
  },
}
