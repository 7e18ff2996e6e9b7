import type { counterLimitTexts as english } from '../texts.ts'

export const counterLimitTexts: typeof english = {
  title: 'Grenze an der Kasse',
  description:
    'So hoch darf ein Kauf höchstens sein, den jemand mit der Rolle „Nur Kasse“ oder an einer gemeinsamen Kasse erfasst.',
  label: 'Höchster Betrag',
  hint: 'Leer heißt: keine Grenze. Teammitglieder und Admins erfassen auf ihrem eigenen Gerät auch mehr. Ist ein Betrag mehr als zehnmal so hoch wie üblich, wird bei allen noch einmal nachgefragt.',
  unreadable: 'Gib einen Betrag über 0 ohne Tausenderpunkte ein, etwa 500 oder 1250,50',
  save: 'Grenze speichern',
  saving: 'Wird gespeichert…',
  saved: 'Grenze gespeichert',
  none: 'Keine Grenze mehr',
}
