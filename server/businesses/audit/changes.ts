import type { WordsOfLog } from './actions.ts'
import type { Details, Setting } from './details.ts'
import { capital } from './words.ts'

/** Names of settings in a language; a field that has none is named by its own words. */
type Names = Record<string, string>

const nameOf = (setting: string, names: Names): string =>
  names[setting] ?? setting.replace(/_|(?=[A-Z])/g, ' ').toLowerCase()

/** The names of changed settings in a sentence: 'the name and stock'. */
export const listChanged = (
  changes: Details['changes'] = {},
  names: Names,
  words: WordsOfLog,
  locale: string,
): string =>
  words.listChanged(
    Object.keys(changes).map((setting) => nameOf(setting, names)),
    locale,
  )

/** Changed settings in words, with the old and the new value. */
export const changeLines = (changes: Details['changes'] = {}, names: Names, words: WordsOfLog) =>
  Object.entries(changes).map(([name, { from, to }]) => ({
    setting: capital(nameOf(name, names)),
    from: settingText(from, words),
    to: settingText(to, words),
  }))

function settingText(value: Setting, { on, off }: WordsOfLog): string {
  if (typeof value === 'boolean') return value ? on : off
  return value === null ? '' : String(value)
}
