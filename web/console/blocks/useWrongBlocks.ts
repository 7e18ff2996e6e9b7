import { useMemo, useState } from 'react'
import type { Draft } from './design/draft.ts'

export type Wrong = Record<string, string>

/**
 * The refused fields by the key of their block. They stay with a block that moves, and go once that block is changed.
 * @param open shows the settings of the first such block, so that its field can take the focus
 */
export function useWrongBlocks(
  refused: Wrong,
  drafts: readonly Draft[],
  open: (key: string) => void,
): ReadonlyMap<string, Record<string, string>> {
  const [seen, setSeen] = useState({ refused, marked: marksOf(refused, drafts) })
  // A change empties what the form passes; only a new refusal replaces the marks.
  if (seen.refused !== refused && Object.keys(refused).length > 0) {
    const found = marksOf(refused, drafts)
    setSeen({ refused, marked: found })
    const [first] = found.keys()
    if (first) open(first)
  }
  const { marked } = seen
  return useMemo(() => {
    const all = drafts.flatMap((one) => (one.kind === 'columns' ? [one, ...one.columns.flat()] : [one]))
    const still = all.filter((one) => marked.get(one.key)?.draft === one)
    return new Map(still.map(({ key }) => [key, marked.get(key)!.wrong]))
  }, [marked, drafts])
}

type Marks = Map<string, { draft: Draft; wrong: Wrong }>

function marksOf(refused: Wrong, drafts: readonly Draft[]): Marks {
  const marks: Marks = new Map()
  for (const [path, message] of Object.entries(refused)) {
    const match = /^blocks\.(\d+)(?:\.columns\.(\d+)\.(\d+))?\.?(.*)$/.exec(path)
    const top = match && drafts[Number(match[1])]
    if (!match || !top) continue
    const inside =
      top.kind === 'columns' && match[3] ? top.columns[Number(match[2])]?.[Number(match[3])] : top
    const draft = inside ?? top
    const wrong = { ...marks.get(draft.key)?.wrong, [match[4]!.split('.')[0]!]: message }
    marks.set(draft.key, { draft, wrong })
  }
  return marks
}
