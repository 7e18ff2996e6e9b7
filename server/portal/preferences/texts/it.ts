import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: (business) => `Cosa ricevi da ${business}`,
  channels: 'Come possono scriverti',
  topics: 'Cosa ti interessa ricevere',
  boxes: {
    email: 'Email',
    sms: 'SMS',
    news: 'Offerte e novità',
    occasions: 'Compleanno e traguardi',
    reminders: 'Promemoria se non ti vediamo da un po’',
  },
  hints: {
    news: 'Cosa c’è di nuovo e cosa è in offerta.',
    occasions: 'Un augurio per il compleanno e un messaggio quando raggiungi un traguardo.',
    reminders: 'Quando manchi da un po’ o hai un premio ancora da usare.',
  },
  owed: 'Finché email o SMS sono attivi, ti avvisiamo comunque quando ottieni un premio o quando i tuoi punti stanno per scadere.',
  owedByMail:
    'Finché le email sono attive, ti avvisiamo comunque quando ottieni un premio o quando i tuoi punti stanno per scadere.',
  stopped: 'Hai risposto STOP. Per ricevere di nuovo gli SMS, manda START al numero che ti ha scritto.',
  elsewhere: 'Gli SMS sono disattivati. Se li vuoi, dillo in negozio alla prossima visita.',
  language: {
    label: 'Lingua',
    own: 'Quella del negozio',
    hint: 'Ricevi i messaggi in questa lingua, se il negozio li ha tradotti.',
  },
  save: 'Salva',
  pause: {
    title: 'Vuoi una pausa?',
    text: (days) =>
      `Per ${days} giorni non ricevi niente di quello che puoi scegliere qui sopra. Poi tutto riprende da solo.`,
    start: (days) => `Pausa di ${days} giorni`,
    until: (day) => `In pausa fino al giorno ${day}. Poi tutto riprende da solo.`,
    resume: 'Riprendi ora',
  },
  said: {
    saved: 'Salvato. Ecco le tue scelte.',
    stopped:
      'Non è cambiato niente: hai risposto STOP. Per ricevere di nuovo gli SMS, manda START al numero che ti ha scritto.',
    elsewhere:
      'Non è cambiato niente: qui non si possono attivare gli SMS. Dillo in negozio alla prossima visita.',
    'other words':
      'Non è cambiato niente: il testo accanto alla casella non è più lo stesso. Leggilo e salva di nuovo.',
  },
  unknown: {
    title: 'Questo link non funziona',
    text: 'Forse è arrivato incompleto, o nel frattempo hai cambiato email. Apri l’email più recente e usa il link in fondo.',
  },
}
