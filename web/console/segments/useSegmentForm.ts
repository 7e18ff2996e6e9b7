import { useState } from 'react'
import type { SegmentView } from '#server/messaging/segments/contract.ts'
import { minorDigits } from '#server/platform/money.ts'
import type { Change } from '../forms/StaleNotice.tsx'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { type DraftGroup, draftOf, newGroup, readRule } from './draftRule.ts'
import { ruleWords } from './ruleWords.ts'
import { texts } from './texts.ts'
import { useNames } from './useThings.ts'

const words = texts.form

/** What a form begins with: a segment of the business's own, or what a new one starts from. */
export type Beginning = { saved?: SegmentView; name?: string; rule?: SegmentView['rule'] }

/** A segment as it is written: name and rule, what is wrong with them, and what someone else saved meanwhile. */
export function useSegmentForm({ saved, name: firstName = '', rule: firstRule }: Beginning) {
  const format = useFormat()
  const digits = minorDigits(useSession().business.currency)
  const names = useNames()
  const start = (name: string, rule?: SegmentView['rule']) => ({
    name,
    draft: rule ? draftOf(rule, digits) : newGroup(),
  })
  const [opened, setOpened] = useState(() => ({
    ...start(saved?.name ?? firstName, saved?.rule ?? firstRule),
    version: saved?.version,
  }))
  const [name, setName] = useState(opened.name)
  const [draft, setDraft] = useState<DraftGroup>(opened.draft)
  const [newer, setNewer] = useState<SegmentView>()
  const [taken, setTaken] = useState(false)
  const [nameWrong, setNameWrong] = useState('')
  const [refusals, setRefusals] = useState(0)
  const { rule, wrong } = readRule(draft, { digits, number: format.number })
  const changed = { name: name !== opened.name, draft: draft !== opened.draft }

  const refuse = (nameFault: string) => {
    setNameWrong(nameFault)
    setRefusals((count) => count + 1)
  }
  /** Theirs come in; what was changed here stays where mine is to be kept. */
  const take = (kept: 'mine' | 'theirs') => {
    if (!newer) return
    const theirs = start(newer.name, newer.rule)
    if (kept === 'theirs' || !changed.name) setName(theirs.name)
    if (kept === 'theirs' || !changed.draft) setDraft(theirs.draft)
    setOpened({ ...theirs, version: newer.version })
    setNewer(undefined)
    setTaken(true)
  }
  const changes = newer && changesIn(opened, newer)
  function changesIn(before: typeof opened, now: SegmentView): Change[] {
    const ruleBefore = readRule(before.draft, { digits, number: format.number }).rule
    const said = [
      { label: words.name.label, before: before.name, now: now.name },
      {
        label: words.rule,
        before: ruleBefore ? ruleWords(ruleBefore, names, format) : '',
        now: ruleWords(now.rule, names, format),
      },
    ]
    return said.filter((one) => one.before !== one.now)
  }
  return {
    ...{
      opened,
      name,
      draft,
      rule,
      wrong,
      newer,
      setNewer,
      changes,
      taken,
      take,
      refuse,
      refusals,
      nameWrong,
    },
    showsWrong: refusals > 0,
    unsaved: changed.name || changed.draft,
    setDraft,
    setName: (typed: string) => {
      setName(typed)
      setNameWrong('')
    },
  }
}
