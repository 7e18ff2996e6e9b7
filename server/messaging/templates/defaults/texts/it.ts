import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  welcome: {
    name: 'Benvenuto',
    text: 'Ciao {firstName}, ti diamo il benvenuto da {business_name}! {promise} Rispondi STOP per disiscriverti, HELP per aiuto.',
    rates: ' Possibili costi.',
    subject: 'Ti diamo il benvenuto da {business_name}',
    body: `Ciao {firstName},

che bello averti tra i clienti di {business_name}. {promise}

La tua tessera è a portata di clic.

A presto!`,
  },
  promises: {
    text: {
      general: 'Ora raccogli premi con noi.',
      often: 'Con {count} timbri ottieni: {reward}.',
      amounts: 'Con {count} punti ottieni: {reward}.',
      visits: 'Più vieni, più risparmi.',
    },
    email: {
      general: 'Da ora ogni visita conta: basta dire il tuo numero di telefono alla cassa.',
      often: 'Con {count} timbri ottieni: {reward}. Basta dire il tuo numero di telefono alla cassa.',
      amounts: 'Con {count} punti ottieni: {reward}. Basta dire il tuo numero di telefono alla cassa.',
      visits: 'Più vieni, più risparmi. Basta dire il tuo numero di telefono alla cassa.',
    },
  },
  reward: {
    name: 'Premio ottenuto',
    text: 'Buone notizie, {firstName}: da {business_name} ti aspetta un premio!',
    subject: 'Da {business_name} ti aspetta un premio',
    body: `Buone notizie, {firstName}!

Hai ottenuto un premio da {business_name}. Mostra il codice qui sotto alla cassa alla tua prossima visita.

Grazie per la tua fedeltà.`,
  },
  milestone: {
    name: 'Traguardo di punti',
    text: '{firstName}, hai raggiunto {points} punti da {business_name}. Grazie per la tua fedeltà!',
  },
  birthday: {
    name: 'Compleanno',
    text: 'Buon compleanno, {firstName}! Tutti noi di {business_name} ti auguriamo una splendida giornata.',
    subject: 'Buon compleanno da {business_name}',
    body: `Buon compleanno, {firstName}!

Tutti noi di {business_name} ti auguriamo una splendida giornata. Vieni a festeggiare con noi.`,
  },
  news: {
    name: 'Novità',
    subject: 'Novità da {business_name}',
    body: `Ciao {firstName},

c’è qualcosa di nuovo da {business_name}. Vieni a trovarci: la tua tessera aspetta la prossima visita.`,
  },
  custom: {
    name: 'Due parole da noi',
    text: 'Ciao {firstName}, grazie per la tua visita da {business_name}. A presto!',
    subject: 'Due parole da {business_name}',
    body: `Ciao {firstName},

grazie per la tua visita da {business_name}. Non vediamo l’ora di rivederti.`,
  },
  expiry: {
    name: 'In scadenza',
    text: '{firstName}, qualcosa che hai raccolto da {business_name} sta per scadere. Vieni a usarlo:',
    subject: 'Usalo prima che scada, da {business_name}',
    body: `Ciao {firstName},

qualcosa che hai raccolto da {business_name} sta per scadere. Ci farebbe piacere se passassi a usarlo:`,
  },
  miss_you: {
    name: 'Ci manchi',
    text: 'Ciao {firstName}, da quanto tempo! Ci farebbe piacere rivederti presto da {business_name}.',
    subject: 'Ci manchi, qui da {business_name}',
    body: `Ciao {firstName},

è passato un po’ di tempo dalla tua ultima visita, e ci farebbe piacere rivederti.

Tutti noi di {business_name} ti aspettiamo.`,
  },
  nth_visit: {
    name: 'Grazie per la tua fedeltà',
    text: 'Torni spesso da {business_name}, {firstName}: grazie! Per noi conta molto.',
    subject: 'Grazie per la tua fedeltà a {business_name}',
    body: `Ciao {firstName},

ormai sei di casa da {business_name}. Per noi conta molto: grazie!

A presto.`,
  },
  unused_reward: {
    name: 'Un premio ti aspetta',
    text: '{firstName}, qualcosa ti aspetta ancora da {business_name}. Mostra questo alla prossima visita:',
    subject: 'Qualcosa ti aspetta ancora da {business_name}',
    body: `Ciao {firstName},

hai ottenuto un premio da {business_name} e non l’hai ancora usato. Mostra il codice qui sotto alla cassa alla tua prossima visita.`,
  },
}
