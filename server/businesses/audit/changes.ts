import { formatList } from '#server/platform/text/locale.ts'

import type { AuditWords } from './actions.ts'
import type { Details, Setting } from './details.ts'
import { capital } from './words.ts'

type Names = AuditWords['settingNames']

const nameOf = (setting: string, names: Names): string =>
  names[setting] ?? setting.replace(/_|(?=[A-Z])/g, ' ').toLowerCase()

/** The names of changed settings in a sentence: 'the name and stock'. */
export function listChanged(changes: Details['changes'] = {}, names: Names, locale: string): string {
  const changed = Object.keys(changes).map((setting) => nameOf(setting, names))
  return changed.length === 0 ? 'nothing' : `the ${formatList(changed, locale)}`
}

/** Changed settings in words, with the old and the new value. */
export const changeLines = (changes: Details['changes'] = {}, names: Names) =>
  Object.entries(changes).map(([name, { from, to }]) => ({
    setting: capital(nameOf(name, names)),
    from: settingText(from),
    to: settingText(to),
  }))

function settingText(value: Setting): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return value === null ? '' : String(value)
}
