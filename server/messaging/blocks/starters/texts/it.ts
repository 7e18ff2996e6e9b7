import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  seeCard: 'Vedi la tua tessera',
  welcome: {
    subject: 'Ti diamo il benvenuto da {business_name}',
    title: 'Ti diamo il benvenuto, {firstName}!',
    thanks: 'Che bello averti tra i clienti di {business_name}. Da ora ogni visita conta.',
    till: 'Alla cassa **basta dire il tuo numero di telefono**. Niente da portare e niente da stampare.',
    goodToKnow: 'Buono a sapersi',
    collect: ['**Raccogli**', 'A ogni visita aggiungiamo alla tua tessera quello che hai guadagnato.'],
    enjoy: [
      '**Goditi i premi**',
      'Quando ottieni un premio, ti scriviamo. Mostralo alla tua prossima visita.',
    ],
    questions: 'Domande? Rispondi a questa email, o chiedi alla cassa.',
  },
  reward: {
    subject: 'Da {business_name} ti aspetta un premio',
    title: 'Questo lo offriamo noi, {firstName}',
    earned: 'Hai ottenuto un premio da {business_name}. Grazie per la tua fedeltà.',
    how: 'Alla tua prossima visita, **mostra il codice alla cassa**. È tutto.',
    seeRewards: 'Vedi tutti i tuoi premi',
    once: 'Ogni codice vale una volta. Fino a quando, è scritto sulla tua tessera.',
  },
  milestone: {
    subject: '{firstName}, guarda quanta strada hai fatto',
    title: 'Guarda quanta strada hai fatto!',
    noticed: 'Ciao {firstName}, continui a tornare da {business_name}. Ce ne siamo accorti, e ci fa felici.',
    choice:
      'C’è chi mette da parte per qualcosa di speciale e chi si concede subito qualcosa. A te la scelta.',
    see: 'Vedi cosa puoi avere',
    thanks: 'Grazie di essere tra i nostri clienti abituali.',
  },
  birthday: {
    subject: 'Buon compleanno, {firstName}!',
    title: 'Buon compleanno, {firstName}!',
    wishes: [
      'Oggi è il tuo giorno, e tutti noi di {business_name} te lo auguriamo splendido.',
      'Vieni a festeggiare con noi, e porta chi vuoi.',
    ],
    from: 'Con i migliori auguri da tutti noi.',
  },
  'miss-you': {
    subject: 'Da quanto tempo, {firstName}!',
    title: 'Sentiamo la tua mancanza',
    while: [
      'Ciao {firstName}, è passato un po’ di tempo dalla tua ultima visita da {business_name}, e ci farebbe piacere riaverti qui.',
      'Quello che hai raccolto è ancora qui:',
    ],
    better: 'Possiamo fare meglio? Rispondi a questa email. Leggiamo ogni parola.',
  },
  news: {
    subject: 'Novità da {business_name}',
    picture: 'La novità',
    title: 'C’è qualcosa di nuovo',
    told: [
      'Ciao {firstName}, stavamo preparando qualcosa, e ora è qui.',
      'Racconta in due o tre frasi cos’è, cosa lo rende speciale e da quando si può avere.',
    ],
    first: { title: 'La prima', text: 'Una frase che incuriosisca.' },
    second: { title: 'La seconda', text: 'Un’altra, altrettanto breve.' },
    use: 'La tua tessera conta ogni visita. Passa a trovarci e approfittane.',
  },
  offer: {
    subject: 'Qualcosa per te, {firstName}',
    title: 'Un piccolo grazie',
    yours:
      'Ciao {firstName}, torni sempre da noi, quindi ecco qualcosa per te. **Questo codice è solo tuo**, e vale una volta:',
    how: 'Mostralo alla cassa quando paghi, sul telefono o su carta, e al resto pensiamo noi.',
    rules: 'Il codice non si cambia in denaro e non si somma a un altro.',
  },
  season: {
    subject: 'Nuova stagione da {business_name}',
    picture: 'La nuova stagione nel nostro negozio',
    title: 'Il nostro periodo preferito dell’anno',
    told: [
      'Ciao {firstName}, cambia la stagione, e cambia quello che trovi da noi.',
      'Per qualche settimana abbiamo cose che facciamo solo in questo periodo dell’anno. Quando finiscono, finiscono.',
    ],
    share: ['**Da condividere**', 'Qualcosa per tutta la tavola.'],
    give: ['**Da regalare**', 'Un regalo che nessuno si aspetta.'],
    keep: ['**Da tenere**', 'Per te. Te lo sei guadagnato.'],
    wishes: 'Auguriamo a te e ai tuoi cari un bel periodo, e speriamo di vederti presto.',
  },
  hours: {
    subject: 'Nuovi orari da {business_name}',
    title: 'Siamo aperti più a lungo',
    asked: 'Ciao {firstName}, in molti l’avete chiesto. Da lunedì prossimo ci trovi con questi orari:',
    week: ['**Da lunedì a venerdì**', 'Dalle 8 alle 19'],
    weekend: ['**Sabato e domenica**', 'Dalle 9 alle 17'],
    date: 'E una data da segnare',
    evening: [
      'La prima sera c’è qualcosa da assaggiare per chiunque passi.',
      'Non serve avvisare. Porta qualcuno, e prenditi un po’ di tempo.',
    ],
  },
  thanks: {
    subject: 'Grazie per la tua visita, {firstName}',
    title: 'Grazie per la tua visita',
    told: [
      'Ciao {firstName}, è stato bello vederti da {business_name}.',
      'Un piccolo negozio vive del passaparola. Se ti è piaciuto, **lasciaci due parole** dove anche tu cerchi i posti, sulla mappa o sulla nostra pagina. Ci vuole un minuto e ci aiuta molto.',
      'E se qualcosa non andava, dillo prima a noi: rispondi a questa email, e rimediamo.',
    ],
    next: 'Alla prossima. Ti aspettiamo.',
  },
}
