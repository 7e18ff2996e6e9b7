import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { cancelTexts as english } from '../cancelTexts.ts'

const plural = pluralsOf('de')

export const cancelTexts: typeof english = {
  cancelTitle: (reward) => `${reward}: Eintausch stornieren?`,
  cancelText: (count, figure) =>
    `Der Kunde bekommt ${figure} ${plural(count, { one: 'Punkt', other: 'Punkte' })} zurück, und der Code gilt nicht mehr. Punkte, deren Frist schon vorbei ist, verfallen.`,
  keep: 'Behalten',
  cancelling: 'Wird storniert…',
}
