import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  home: 'Regulars',
  since: (month) => `Gültig seit ${month}`,
  contact: 'Schreib uns:',
  unconfirmed:
    'Diese Übersetzung hat noch niemand bestätigt. Wer diese Seite betreibt, muss sie lesen und bestätigen, bevor sie jemandem gezeigt wird. Bis dahin gilt der englische Text.',
}
