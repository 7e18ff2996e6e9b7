import type { texts as english } from '../nothingHereTexts.ts'

export const texts: typeof english = {
  title: 'Qui non c’è niente',
  onOwnHost: 'Partecipa o guarda la tua tessera',
  unknownHost: 'Questo indirizzo non è ancora in uso o non lo è più.',
}
