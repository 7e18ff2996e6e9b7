import type { badgeTexts as english } from '../badgeTexts.ts'

export const badgeTexts: typeof english = {
  trial: 'Testphase',
  active: 'Aktiv',
  canceled: 'Gekündigt',
  past_due: 'Zahlung offen',
  granted: 'Geschenkt',
  trial_over: 'Testphase vorbei',
}
