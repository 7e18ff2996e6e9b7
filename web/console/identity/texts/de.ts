import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Bestätige, dass du es bist',
  text: {
    password:
      'Dieser Schritt lässt sich nicht rückgängig machen oder gibt Kundendaten heraus. Gib deshalb dein Passwort noch einmal ein.',
    code: 'Dieser Schritt lässt sich nicht rückgängig machen oder gibt Kundendaten heraus. Gib deshalb noch einmal einen Code ein.',
  },
  password: 'Dein Passwort',
  cancel: 'Abbrechen',
  submit: 'Bestätigen',
  busy: 'Wird geprüft…',
}
