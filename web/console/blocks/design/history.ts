import type { Block } from '#server/messaging/blocks/contract.ts'
import * as change from './change.ts'
import { type Draft, draftOf, find, type Place } from './draft.ts'

/** A mail at a point in its history, and the block selected then. */
type Step = { drafts: readonly Draft[]; selected: string | null }

export type History = Step & {
  past: readonly Step[]
  future: readonly Step[]
  /** The group being typed and the time of its last change: a pause begins a new step. */
  typing: { group: string; at: number } | null
  /** The act that led here. It determines what is read aloud and where the focus goes. */
  done: Act | null
}

export type Act =
  | { type: 'select'; key: string | null }
  | { type: 'insert'; draft: Draft; place: Place }
  | { type: 'move'; key: string; place: Place }
  | { type: 'duplicate'; copy: Draft; key: string }
  | { type: 'remove'; key: string }
  /** `group` joins changes typed in one go into one step; `at` is the time in milliseconds. */
  | { type: 'edit'; draft: Draft; group?: string; at: number }
  | { type: 'undo' }
  | { type: 'redo' }

const PAUSE_MS = 1000
const MOST_STEPS = 200

export const begin = (blocks: readonly Block[]): History => ({
  drafts: blocks.map(draftOf),
  selected: null,
  past: [],
  future: [],
  typing: null,
  done: null,
})

/** The history after an act. It covers the whole mail. */
export function act(history: History, doing: Act): History {
  const next = after(history, doing)
  return next === history ? history : { ...next, done: doing }
}

function after(history: History, doing: Act): History {
  const { drafts } = history
  switch (doing.type) {
    case 'select':
      return doing.key === history.selected ? history : { ...history, selected: doing.key, typing: null }
    case 'insert':
      return stepTo(history, change.insert(drafts, doing.draft, doing.place), doing.draft.key)
    case 'move':
      return stepTo(history, change.move(drafts, doing.key, doing.place), doing.key)
    case 'duplicate':
      return stepTo(
        history,
        change.duplicate(drafts, doing.key, () => doing.copy),
        doing.copy.key,
      )
    case 'remove':
      return stepTo(history, change.remove(drafts, doing.key), null)
    case 'edit':
      return type(history, doing)
    case 'undo':
      return back(history)
    case 'redo':
      return forth(history)
  }
}

function stepTo(history: History, drafts: readonly Draft[], selected: string | null): History {
  if (drafts === history.drafts) return history
  const past = [...history.past, stepOf(history)].slice(-MOST_STEPS)
  return { ...history, drafts, selected, past, future: [], typing: null }
}

function type(history: History, { draft, group, at }: Extract<Act, { type: 'edit' }>): History {
  const drafts = change.edit(history.drafts, draft)
  if (drafts === history.drafts) return history
  const { typing } = history
  const goesOn = group !== undefined && typing?.group === group && at - typing.at < PAUSE_MS
  const next = goesOn ? { ...history, drafts, future: [] } : stepTo(history, drafts, draft.key)
  return { ...next, selected: draft.key, typing: group === undefined ? null : { group, at } }
}

function back(history: History): History {
  const before = history.past.at(-1)
  if (!before) return history
  const past = history.past.slice(0, -1)
  const future = [stepOf(history), ...history.future]
  return { ...history, ...shown(before, history), past, future, typing: null }
}

function forth(history: History): History {
  const [then, ...future] = history.future
  if (!then) return history
  const past = [...history.past, stepOf(history)]
  return { ...history, ...shown(then, history), past, future, typing: null }
}

/** Keeps a block selected: the one of the restored step, else the current one. */
function shown(step: Step, now: Step): Step {
  const selected = [step.selected, now.selected].find((key) => key !== null && find(step.drafts, key))
  return { drafts: step.drafts, selected: selected ?? null }
}

const stepOf = ({ drafts, selected }: History): Step => ({ drafts, selected })
