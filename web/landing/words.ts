import { texts } from './texts.ts'

type Words = typeof texts

/** The words of the page, where texts are sent and where none are. */
export const wordsFor = (canText: boolean): Words => (canText ? texts : withoutTexts)

const { features, qr, portal, email, agencies, compare } = texts
const [first, , ...others] = qr.points

/** The words for an installation that promises no texts. */
const withoutTexts: Words = {
  ...texts,
  features: { ...features, items: features.items.map(byMail) },
  qr: {
    ...qr,
    points: [first!, 'The box for mails starts empty, and what was agreed is kept as proof', ...others],
  },
  portal: {
    ...portal,
    lead: 'Guests open it with their number and a PIN, which they choose at your counter.',
  },
  email: {
    ...email,
    title: 'Mail that is welcome',
    lead: 'When somebody joins or earns a reward, the right words go out by themselves, in your shop’s name: a welcome, and each reward with its code. One click ends them for good.',
  },
  agencies: { ...agencies, adminPoints: agencies.adminPoints.flatMap(withoutSms) },
  compare: {
    ...compare,
    rows: compare.rows.map(({ of, cells }) => ({
      of,
      cells: cells.map((cell) => cell.replace('By text or mail', 'By mail')),
    })),
  },
}

function byMail(item: Words['features']['items'][number]) {
  const text = 'A welcome and a word about each reward go to those who said yes, and one click ends them.'
  return item.title === 'Messages by consent' ? { ...item, text } : item
}

function withoutSms(point: string): string[] {
  if (point.startsWith('SMS credits')) return []
  return [
    point.replace('Test mails and texts', 'Test mails').replace(', status, credits and', ', status and'),
  ]
}
