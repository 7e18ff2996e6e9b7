import type { SegmentView } from '#server/messaging/segments/contract.ts'
import { minorDigits } from '#server/platform/money/minorDigits.ts'
import { newerRow } from '#web/client/newerRow.ts'
import { changesIn, useEditForm } from '../forms/useEditForm.ts'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { type DraftGroup, draftOf, newGroup, readRule } from './draftRule.ts'
import { ruleWords } from './ruleWords.ts'
import { texts } from './texts.ts'
import { useNames } from './useThings.ts'

const words = texts.form

/** The start of a form: a segment of the business's own, or the values of a new one. */
export type Beginning = { saved?: SegmentView; name?: string; rule?: SegmentView['rule'] }

type Written = { name: string; rule?: SegmentView['rule'] | undefined; version?: number | null }

/** The form of a segment, with the errors of its rule and what someone else saved meanwhile. */
export function useSegmentForm({ saved, name = '', rule: firstRule }: Beginning) {
  const format = useFormat()
  const { currency, locale } = useSession().business
  const digits = minorDigits(currency)
  const names = useNames()
  const openSegment = (segment: Written) => ({
    version: segment.version ?? 0,
    typed: {
      name: segment.name,
      draft: segment.rule ? draftOf(segment.rule, { digits, locale }) : newGroup(),
    },
  })
  const newerIn = (error: Error) => {
    const newer = newerRow<SegmentView>(error, 'segment')
    return newer && openSegment(newer)
  }
  const form = useEditForm(() => openSegment(saved ?? { name, rule: firstRule }), newerIn)
  const read = (draft: DraftGroup) => readRule(draft, { digits, number: format.number })
  const say = (value: string | DraftGroup): string => {
    if (typeof value === 'string') return value
    const { rule } = read(value)
    return rule ? ruleWords(rule, names, format) : ''
  }
  return { ...form, ...ruleOf(read(form.typed.draft)), changes: changesIn(form, labelOf, say) }
}

const labelOf = (field: 'name' | 'draft') => (field === 'name' ? words.name.label : words.rule)
const ruleOf = ({ rule, wrong: wrongInRule }: ReturnType<typeof readRule>) => ({ rule, wrongInRule })
