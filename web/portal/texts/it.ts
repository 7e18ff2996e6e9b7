import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { Format } from '../format.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('it')

const points = (n: number, format: Format) =>
  `${format.number(n)} ${plural(n, { one: 'punto', many: 'di punti', other: 'punti' })}`

export const texts: typeof english = {
  login: {
    title: 'La tua tessera fedeltà',
    intro: 'Accedi con il tuo numero di telefono e il PIN.',
    phone: 'Numero di telefono',
    abroad: 'Numero estero? Inizia con + e il prefisso del Paese.',
    pin: 'PIN',
    pinHint: 'Inserisci il tuo PIN, da 4 a 6 cifre',
    submit: 'Accedi',
    busy: 'Accesso in corso…',
    failed: 'Accesso non riuscito. Riprova.',
    byCode: 'Non hai un PIN o l’hai dimenticato? Ricevi un codice per SMS',
    atTheCounter:
      'Non hai un PIN o l’hai dimenticato? Chiedi in cassa: ti mostrano un QR code per sceglierlo.',
    contact: 'Contatta il negozio',
    home: 'Torna alla home',
    chooseTitle: 'Quale tessera vuoi vedere?',
    chooseIntro: 'Con il tuo PIN apri le tessere di più negozi.',
    back: 'Indietro',
  },
  code: {
    title: 'Scegli un PIN',
    intro: 'Ti mandiamo un codice per SMS. Con quello scegli un nuovo PIN e accedi.',
    send: 'Mandami un codice',
    sending: 'Invio…',
    sent: (phone, minutes) =>
      `Se un negozio conosce il numero ${phone}, il codice è in arrivo. Vale per ${minutes} minuti.`,
    code: 'Codice ricevuto per SMS',
    pin: 'Il tuo nuovo PIN',
    pinHint: 'Da 4 a 6 cifre, le stesse in tutti i negozi che conoscono il tuo numero',
    submit: 'Salva il PIN e accedi',
    captchaFailed: 'Il controllo anti-robot non si è caricato. Ricarica la pagina.',
    noText:
      'Non arriva l’SMS? Controlla il numero o chiedi un altro codice. Se in passato hai risposto STOP a un SMS, rispondi prima START. In negozio puoi scegliere un PIN anche senza SMS.',
    again: 'Mandami un altro codice',
    otherPhone: 'Cambia numero',
    sentAgain: 'È in arrivo un altro codice. Anche quelli di prima valgono ancora.',
  },
  failed: {
    title: 'Non è stato possibile mostrare questa pagina',
    text: 'Ricaricala. Se non basta, chiedi in cassa: lì possono vedere la tua tessera.',
    reload: 'Ricarica',
  },
  contact: {
    title: 'Contatta il negozio',
    ask: 'Chiedi in negozio: possono vedere la tua tessera, correggere il tuo numero e aiutarti con il PIN.',
    call: 'Chiama',
    write: 'Scrivi',
    visit: 'Passa da noi',
    close: 'Chiudi',
  },
  dashboard: {
    title: 'La tua tessera',
    welcome: (name) => (name ? ['Che bello rivederti, ', name, '!'] : ['Che bello rivederti!', '', '']),
    logOutOffline: 'Nessuna connessione. Potrai uscire quando torna.',
    sinceLast: 'Novità dall’ultima volta',
    logOut: 'Esci',
    showCode: 'Mostra il mio codice',
    profile: 'I tuoi dati',
    programs: 'I tuoi programmi fedeltà',
    noPrograms: 'Ancora nessun programma',
    noProgramsText: 'Non partecipi ancora a nessun programma fedeltà.',
    rewards: 'I tuoi premi',
    allRewards: (more, format) =>
      plural(more, {
        one: `Mostra un altro, usato o scaduto`,
        many: `Mostra altri ${format.number(more)}, usati o scaduti`,
        other: `Mostra altri ${format.number(more)}, usati o scaduti`,
      }),
    noRewards: 'Ancora nessun premio',
    noRewardsText: () => 'Continua la raccolta: ogni visita ti avvicina al primo!',
    loading: 'Caricamento dei tuoi premi…',
    history: 'I tuoi movimenti',
    noHistory: 'Qui vedrai quello che raccogli e quello che usi.',
    older: 'Mostra i precedenti',
    failed: 'Non è stato possibile caricare la tua tessera.',
    tryAgain: 'Riprova',
    offline: (moment) => `Nessuna connessione. Ultimo aggiornamento della tessera: ${moment}.`,
    install: 'Aggiungi alla schermata Home',
  },
  program: {
    active: 'Attivo',
    paused: 'In pausa',
    pausedHint: 'Al momento non si raccoglie nulla. Quello che hai resta utilizzabile.',
    types: {
      points: 'Punti',
      stamp_card: 'Tessera a timbri',
      rebate_code: 'Codice sconto',
      discount: 'Sconto',
      free_item: 'Omaggio',
    },
    lastActivity: (day) => `Ultimo movimento: ${day}`,
    noActivity: 'Ultimo movimento: ancora nessuno',
    pointsExpire: (n, day, format) => `${points(n, format)} in scadenza: ${day}`,
    codeToUse: 'Hai un codice da usare.',
    noCode: 'Al momento non hai codici da usare.',
    cardExpires: (day) => `Scadenza della tessera: ${day}`,
    progress: (done, of) => `${done} su ${of}`,
    spend: 'Usa i tuoi punti',
    price: points,
    claim: 'Richiedi',
    claiming: 'Richiesta in corso…',
    claimAsk: (n, format) => `Costa ${points(n, format)}. Puoi annullare finché non lo usi.`,
    notNow: 'Non ora',
  },
  reward: {
    available: 'Disponibile',
    redeemed: 'Usato',
    expired: 'Scaduto',
    earned: (day) => `Ottenuto: ${day}`,
    expires: (day) => `Scadenza: ${day}`,
    from: (program) => `Programma: ${program}`,
    show: 'Mostra il codice',
    showHint: 'Mostralo quando ordini.',
    cancel: 'Annulla e riprendi i punti',
    cancelling: 'Annullamento…',
  },
  by: 'Tessere fedeltà di Regulars',
  identity: {
    title: 'Il tuo codice',
    hint: 'Mostralo in cassa per la tua raccolta.',
  },
  close: 'Chiudi',
  language: 'Lingua',
  next: (next, format) => {
    switch (next.kind) {
      case 'ready':
        return next.count === 1
          ? ['Ti aspetta un premio: ', next.name, '.']
          : [
              'Ti aspettano più premi: ',
              next.name,
              plural(next.count - 1, {
                one: ' e un altro.',
                many: ` e altri ${format.number(next.count - 1)}.`,
                other: ` e altri ${format.number(next.count - 1)}.`,
              }),
            ]
      case 'claimable':
        return ['Hai abbastanza punti per: ', next.name, '.']
      case 'points':
        return [`Ancora ${points(next.left, format)} e ricevi: `, next.name, '.']
      case 'stamps': {
        const more = `Ancora ${format.number(next.left)} ${plural(next.left, { one: 'timbro', many: 'di timbri', other: 'timbri' })}`
        return next.name
          ? [`${more} e ricevi: `, next.name, '.']
          : [`${more} e ricevi `, 'il tuo premio', '.']
      }
      case 'purchases': {
        const more = `Ancora ${format.number(next.left)} ${plural(next.left, { one: 'acquisto', many: 'di acquisti', other: 'acquisti' })}`
        return next.name
          ? [`${more} e ricevi gratis: `, next.name, '.']
          : [`${more} e `, 'il prossimo', ' è gratis.']
      }
      case 'visits':
        return [
          `Ancora ${format.number(next.left)} ${plural(next.left, { one: 'visita', many: 'di visite', other: 'visite' })} e scatta lo sconto: `,
          format.percent(next.discount),
          '.',
        ]
    }
  },
}
