import { dateFormat } from '#server/platform/text/locale.ts'
import { normalized } from '#server/platform/text/normalize.ts'

/** Languages of tills and spreadsheets that write months by name. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl']

const plain = (name: string): string =>
  normalized(name, 'NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()

/** The month, 1 to 12, by every name that a language has for it. */
const months = new Map<string, number>()
for (const language of languages)
  for (const month of ['long', 'short'] as const)
    for (let number = 1; number <= 12; number += 1) {
      const format = dateFormat(language, { month, day: 'numeric', timeZone: 'UTC' })
      const parts = format.formatToParts(Date.UTC(2000, number - 1, 1))
      const name = parts.find(({ type }) => type === 'month')!.value
      months.set(plain(name), number)
      // One country writes 'Sept.', another 'Sep'.
      months.set(plain(name).slice(0, 3), months.get(plain(name).slice(0, 3)) ?? number)
    }
// Two French months begin with these letters.
months.delete('jui')

export const monthNamed = (name: string): number | undefined => months.get(plain(name))
