import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { refundTexts as english } from '../refundTexts.ts'

const plural = pluralsOf('de')

export const refundTexts: typeof english = {
  title: (customer) => `Erstattung für ${customer}`,
  text: (left) =>
    `Von diesem Kauf lassen sich noch höchstens ${left} erstatten. Was er gebracht hat, wird mit zurückgenommen, wie unten gezeigt.`,
  amount: 'Betrag der Erstattung',
  amountMissing: 'Gib den Betrag ein',
  tooMuch: (left) => `Höchstens ${left}`,
  all: (left) => `Alles, ${left}`,
  effect: 'Was zurückgenommen wird',
  points: (count, figure, balance) =>
    `${figure} ${plural(count, { one: 'Punkt', other: 'Punkte' })} zurück, es bleiben ${balance}`,
  stamps: (_count, figure) => `${figure} Stempel zurück`,
  purchases: (count, figure) =>
    `${figure} ${plural(count, { one: 'gezählter Kauf', other: 'gezählte Käufe' })} zurück`,
  visit: 'Auch der Besuch wird zurückgenommen.',
  reward: (name) => `Zurückgenommen wird: ${name}.`,
  stays: 'Der Besuch bleibt, und alles andere daraus auch.',
  reason: 'Grund',
  reasonMissing: 'Gib einen Grund an',
  reasonHint: 'Wird mit festgehalten, nur für das Team.',
  cancel: 'Abbrechen',
  submit: (money) => `${money} erstatten`,
  submitNothing: 'Erstatten',
  busy: 'Wird erfasst…',
  retry: 'Erneut versuchen',
  done: (money) => `${money} erstattet`,
}
