import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  home: 'Regulars',
  since: (month) => `In vigore da ${month}`,
  contact: 'Scrivici:',
  unconfirmed:
    'Nessuno ha ancora confermato questa traduzione. Chi gestisce questo sito deve leggerla e confermarla prima che sia mostrata a qualcuno. Fino ad allora vale il testo inglese.',
}
