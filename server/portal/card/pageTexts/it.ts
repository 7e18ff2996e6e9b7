import type { PageTexts } from '../pageTexts.ts'

export const texts: PageTexts = {
  title: 'La tua tessera è pronta',
  forYou: 'Questo link è arrivato per SMS sul tuo telefono ed è solo per te.',
  open: 'Apri la mia tessera',
  pinStays: 'La prossima volta accedi con il tuo numero di telefono e il tuo PIN, come prima.',
  noPin:
    'La prossima volta accedi con il tuo numero di telefono e un PIN. Sceglilo ora, o più avanti con un codice per SMS.',
  noPinNow: 'La prossima volta accedi con il tuo numero di telefono e un PIN. Sceglilo ora.',
  anotherPin: 'Non è il tuo PIN? Scegline un altro',
  choosePin: 'Scegli un PIN',
  pinLabel: 'Il tuo nuovo PIN',
  pinHint: 'Da 4 a 6 cifre',
  openWithPin: 'Salva il PIN e apri la tessera',
  usedTitle: 'Questo link è già stato usato',
  used: 'Apre la tessera nel browser in cui è stato aperto la prima volta, finché lì non esci. Altrove accedi con il tuo numero di telefono e il tuo PIN. Se non hai un PIN, nella pagina di accesso puoi ricevere un codice per SMS.',
  usedNow:
    'Apre la tessera nel browser in cui è stato aperto la prima volta, finché lì non esci. Altrove accedi con il tuo numero di telefono e il tuo PIN. Se non hai un PIN, chiedi in cassa: ti mostrano un QR code per sceglierlo.',
  expiredTitle: 'Questo link è scaduto',
  expired:
    'I link valgono una settimana. Accedi con il tuo numero di telefono; se non hai un PIN, nella pagina di accesso puoi ricevere un codice per SMS.',
  expiredNow:
    'I link valgono una settimana. Accedi con il tuo numero di telefono e il tuo PIN. Se non hai un PIN, chiedi in cassa: ti mostrano un QR code per sceglierlo.',
  newLink: 'Mandami un nuovo link per SMS',
  askedTitle: 'Guarda gli SMS',
  asked:
    'Se questa tessera è ancora collegata al telefono che aveva ricevuto il vecchio link, lì ne arriva uno nuovo entro un minuto o due. Non arriva l’SMS? Accedi con il tuo numero di telefono o chiedi in negozio.',
  tooOftenTitle: 'Troppe richieste',
  tooOften:
    'Abbiamo già mandato alcuni link o codici. Usa l’ultimo, riprova tra un’ora o accedi con il tuo numero di telefono.',
  changedTitle: 'Questo link non corrisponde più',
  changed:
    'Era per un altro numero di telefono o un’altra tessera. Accedi con il tuo numero di telefono o chiedi in cassa.',
  closedTitle: 'L’accesso è disattivato',
  closed: 'L’accesso a questa tessera è disattivato. Contatta il negozio.',
  unknownTitle: 'Questo link non funziona',
  unknown:
    'Forse è arrivato incompleto. Apri il link intero dall’SMS, scansiona di nuovo il codice in cassa o accedi con il tuo numero di telefono.',
  openedTooOftenTitle: 'Troppi tentativi',
  openedTooOften: 'Riapri il link tra un’ora o accedi con il tuo numero di telefono.',
  problemTitle: 'Non ha funzionato',
  problem: 'Riapri il link tra un momento. Se non basta, chiedi in cassa.',
  mail: {
    expired: 'Mostrava la tessera fino al giorno indicato nell’email. Accedi per vedere com’è adesso.',
    changedTitle: 'Questo link non vale più',
    changed:
      'Da quando è partita l’email, l’indirizzo email, il numero di telefono o il PIN della tessera è cambiato, oppure il negozio ha chiuso. Accedi o chiedi in cassa.',
  },
  till: {
    title: 'Scegli il tuo PIN',
    intro: (lastDigits) =>
      `Per la tessera con il numero di telefono che finisce con ${lastDigits}. D’ora in poi accedi con quel numero e questo PIN.`,
    usedTitle: 'Questo codice è già stato usato',
    used: 'Ogni codice serve a scegliere un PIN una volta sola. Se l’hai usato tu, accedi con il tuo numero di telefono e quel PIN. Altrimenti avvisa subito il personale: con un altro codice scegli un altro PIN.',
    expiredTitle: 'Questo codice è scaduto',
    expired: 'Un codice vale cinque minuti, e solo l’ultimo. Chiedine un altro in cassa.',
    changedTitle: 'Questo codice non corrisponde più',
    changed: 'Era per un altro numero di telefono o un’altra tessera. Chiedine un altro in cassa.',
  },
  view: {
    title: 'La tua tessera',
    until: (day) => `Questo link la apre fino al giorno ${day}, in qualsiasi browser.`,
    used: 'Questo link è già stato usato. Mostra ancora la tessera, ma non serve più per accedere.',
    cards: 'I tuoi programmi fedeltà',
    noCards: 'Qui non c’è ancora niente.',
    rewards: 'I premi che ti aspettano',
    enterPin: 'Inserisci il PIN per usarlo',
    lastDay: (day) => `Scadenza: ${day}`,
    showCode: 'Usa un premio',
    wholeCard: 'Apri la tessera completa',
    pinLabel: 'Il tuo PIN',
    pinHint: 'Le cifre, da 4 a 6, che hai scelto per questo numero di telefono',
    confirm: 'Continua',
    whyPin: 'Chi mostra il codice riceve il premio: il tuo PIN lo protegge.',
    byCode: 'Non hai un PIN o l’hai dimenticato? Ricevi un codice per SMS',
    byLink: 'Non hai un PIN o l’hai dimenticato? Ricevi un nuovo link per SMS',
    atTheCounter:
      'Non hai un PIN o l’hai dimenticato? Chiedi in cassa: ti mostrano un QR code per sceglierlo.',
    noPhone: 'Per usare un premio, chiedi in cassa: lì trovano la tua tessera.',
  },
  by: 'Tessere fedeltà di Regulars',
  signIn: 'Accedi',
  askAtCounter: 'Chiedi in negozio: lì possono vedere la tua tessera.',
}
