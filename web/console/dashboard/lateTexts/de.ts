import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { lateTexts as english } from '../lateTexts.ts'

const plural = pluralsOf('de')

export const lateTexts: typeof english = {
  label: 'Noch nicht erfasst',
  purchase: (money) => `Kauf über ${money}`,
  visit: 'Besuch',
  redeemed: (reward) => `Eingelöst: ${reward}`,
  bought: (reward, count, figure) =>
    plural(count, {
      one: `Eingelöst: ${reward} für 1 Punkt`,
      other: `Eingelöst: ${reward} für ${figure} Punkte`,
    }),
  code: (code) => `Code ${code}`,
  unknownReward: 'unbekannte Prämie',
  of: (what, customer) => `${what}, ${customer}`,
  by: (staff) => `von ${staff}`,
  record: 'Jetzt erfassen',
  recording: 'Wird erfasst…',
  dismiss: 'Nicht erfassen',
  dismissing: 'Einen Moment…',
  more: (count) => plural(count, { one: 'und ein weiterer', other: `und ${count} weitere` }),
  failed: 'Das ließ sich nicht erledigen',
  retry: 'Erneut versuchen',
  settled: 'Der Fall, auf den der Link verweist, ist erledigt.',
}
