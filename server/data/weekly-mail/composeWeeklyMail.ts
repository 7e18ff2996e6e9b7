import { nameInMessages } from '#server/businesses/business/index.ts'
import { messageToken } from '#server/messaging/messages/index.ts'
import { formatMoney } from '#server/platform/money/money.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { formatNumber, formatPercent } from '#server/platform/text/locale.ts'
import type { ChosenFigure } from './figures.ts'
import type { Week } from './readWeek.ts'
import { texts } from './texts.ts'

type Scene = { keyring: Keyring; publicUrl: string }
type Admin = { id: string }

const MONEY: readonly ChosenFigure['name'][] = ['revenue', 'discounts']

/**
 * The signed link that ends the weekly mail of this business for its receiver. It works as long as the key is
 * kept.
 */
export const offLink = ({ keyring, publicUrl }: Scene, businessId: string, admin: Admin): string =>
  `${publicUrl}/unsubscribe/weekly/${messageToken(keyring, 'weekly mail', { business_id: businessId, id: admin.id })}`

/** A week in plain words, one figure in each paragraph. */
export function composeWeeklyMail(scene: Scene, { business, days, figures, visits }: Week, admin: Admin) {
  const { locale } = business
  const lines = figures.map((told) => lineOf(told, business))
  return {
    subject: texts.subject(nameInMessages(business), formatNumber(visits, locale), visits),
    body: [texts.opening(days.from, days.to), ...lines, texts.off(offLink(scene, business.id, admin))].join(
      '\n\n',
    ),
    button: { label: texts.button, url: `${scene.publicUrl}/analytics` },
  }
}

function lineOf({ name, now, before }: ChosenFigure, { locale, currency }: Week['business']): string {
  const write = (value: number) =>
    MONEY.includes(name) ? formatMoney(value, currency, locale) : formatNumber(value, locale)
  const change = before > 0 ? Math.round((100 * (now - before)) / before) : null
  const said =
    change === null || change === 0 ? '' : `, ${change > 0 ? '+' : ''}${formatPercent(change, locale)}`
  return texts.figure(texts.labels[name], write(now), write(before), said)
}
