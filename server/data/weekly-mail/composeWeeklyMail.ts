import { nameInMessages } from '#server/businesses/business/index.ts'
import { messageToken } from '#server/messaging/messages/index.ts'
import { formatMoney } from '#server/platform/money/money.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { dateFormat, formatNumber, formatPercent, localeIn } from '#server/platform/text/locale.ts'
import { type StaffLanguage, staffLanguageOf } from '#server/platform/text/pageLanguages.ts'
import type { ChosenFigure } from './figures.ts'
import type { Week } from './readWeek.ts'
import { type Texts, textsIn } from './textsIn.ts'

type Scene = { keyring: Keyring; publicUrl: string }
type Admin = { id: string; language: StaffLanguage | null }

const MONEY: readonly ChosenFigure['name'][] = ['revenue', 'discounts']

/**
 * The signed link that ends the weekly mail of this business for its receiver. It works as long as the key is
 * kept.
 */
export const offLink = (
  { keyring, publicUrl }: Scene,
  businessId: string,
  admin: Pick<Admin, 'id'>,
): string =>
  `${publicUrl}/unsubscribe/weekly/${messageToken(keyring, 'weekly mail', { business_id: businessId, id: admin.id })}`

/** A week in plain words, one figure in each paragraph. */
export function composeWeeklyMail(scene: Scene, week: Week, admin: Admin) {
  const { business, days, figures, visits, hasNothingBefore } = week
  const language = staffLanguageOf(admin.language)
  const texts = textsIn[language]
  const locale = localeIn(business.locale, language)
  const lines = figures.map((told) =>
    lineOf(texts, told, { locale, currency: business.currency, hasNothingBefore }),
  )
  const [from, to] = [writeDay(days.from, locale), writeDay(days.to, locale)]
  return {
    language,
    subject: texts.subject(
      nameInMessages(business, texts.yourBusiness),
      formatNumber(visits, locale),
      visits,
    ),
    body: [
      (hasNothingBefore ? texts.first : texts).opening(from, to),
      ...lines,
      texts.off(offLink(scene, business.id, admin)),
    ].join('\n\n'),
    button: { label: texts.button, url: `${scene.publicUrl}/analytics` },
  }
}

const writeDay = (day: string, locale: string): string =>
  dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )

function lineOf(
  texts: Texts,
  { name, now, before }: ChosenFigure,
  { locale, currency, hasNothingBefore }: { locale: string; currency: string; hasNothingBefore: boolean },
): string {
  const write = (value: number) =>
    MONEY.includes(name) ? formatMoney(value, currency, locale) : formatNumber(value, locale)
  if (hasNothingBefore) return texts.first.figure(texts.labels[name], write(now))
  const change = before > 0 ? Math.round((100 * (now - before)) / before) : null
  const said =
    change === null || change === 0 ? '' : `, ${change > 0 ? '+' : ''}${formatPercent(change, locale)}`
  return texts.figure(texts.labels[name], write(now), write(before), said)
}
