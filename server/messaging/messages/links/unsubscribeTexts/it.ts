import type { texts as english } from '../unsubscribeTexts.ts'

export const texts: typeof english = {
  ask: (business) => `Non vuoi più ricevere email da ${business}?`,
  kept: 'La tua tessera e quello che hai raccolto restano come sono.',
  stop: 'Disattiva le email',
  orChoose: 'Oppure scegli cosa ricevere, o fai una pausa',
  done: 'Fatto, niente più email',
  doneText: (business) =>
    `Non riceverai più email da ${business}. La tua tessera e quello che hai raccolto restano come sono.`,
  mistake: 'È stato un errore?',
  again: 'Riattiva le email',
  deadTitle: 'Questo link non funziona',
  unknown: 'Forse è arrivato incompleto. Riapri l’email più recente e usa il link in fondo.',
  deadLink: 'Forse è arrivato incompleto, o il messaggio che lo contiene non esiste più.',
  problemTitle: 'Non ha funzionato',
  problem: 'Riapri il link tra un momento. Se non basta, chiedi in cassa.',
}
