import type { counterLimitTexts as english } from '../texts.ts'

export const counterLimitTexts: typeof english = {
  title: 'Grenze an der Kasse',
  description:
    'Der höchste Kauf, den erfassen kann, wer nur an der Kasse arbeitet oder eine gemeinsame Kasse benutzt.',
  label: 'Höchster Betrag',
  hint: 'Leer heißt: keine Grenze. Teammitglieder und Admins erfassen auf ihrem eigenen Gerät auch mehr. Liegt ein Betrag zehnmal über dem Üblichen, wird bei allen noch einmal nachgefragt.',
  unreadable: 'Gib einen Betrag über 0 ohne Tausenderpunkte ein, etwa 500 oder 1250,50',
  save: 'Grenze speichern',
  saving: 'Wird gespeichert…',
  saved: 'Grenze gespeichert',
  none: 'Keine Grenze mehr',
}
