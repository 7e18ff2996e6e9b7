import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  label: 'Neues von Regulars',
  dismiss: 'Ausblenden',
  dismissOne: (title) => `Ausblenden: ${title}`,
  dismissing: 'Wird gespeichert…',
  failed: 'Das ließ sich nicht ausblenden.',
}
