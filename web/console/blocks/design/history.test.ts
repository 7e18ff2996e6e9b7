import { describe, expect, it } from 'vitest'
import type { Block, SimpleBlock } from '#server/messaging/blocks/contract.ts'
import { hasRoom } from './change.ts'
import {
  copyOf,
  type Draft,
  type DraftColumns,
  find,
  newDraft,
  nextPlace,
  type Place,
  plain,
} from './draft.ts'
import { type Act, act, begin, type History } from './history.ts'

const heading = (text: string): SimpleBlock => ({ kind: 'heading', text, size: 'large' })
const mail = (...blocks: Block[]): History => begin(blocks)
const said = ({ drafts }: History): unknown => drafts.map(sayOne)
const sayOne = (draft: Draft): unknown => {
  if (draft.kind === 'columns') return draft.columns.map((row) => row.map(sayOne))
  return draft.kind === 'heading' ? draft.text : draft.kind
}
const keyOf = ({ drafts }: History, at: number) => drafts[at]!.key
const top = (at: number): Place => ({ columns: null, column: 0, at })
const type = (history: History, text: string, at: number, group = 'h'): History => {
  const [draft] = history.drafts as [Draft & { kind: 'heading' }]
  return act(history, { type: 'edit', draft: { ...draft, text }, group, at })
}
const undo: Act = { type: 'undo' }
const redo: Act = { type: 'redo' }

describe('undo', () => {
  it('takes back what was typed in one go, and gives it again', () => {
    const typed = type(type(type(mail(heading('')), 'H', 0), 'Hi', 200), 'Hi!', 400)
    expect(said(act(typed, undo))).toEqual([''])
    expect(said(act(act(typed, undo), redo))).toEqual(['Hi!'])
  })

  it('keeps apart what a pause, another field or another block parts', () => {
    const paused = type(type(mail(heading('')), 'A', 0), 'AB', 5000)
    expect(said(act(paused, undo))).toEqual(['A'])
    const another = type(type(mail(heading('')), 'A', 0, 'one'), 'AB', 100, 'other')
    expect(said(act(another, undo))).toEqual(['A'])
    const left = act(type(mail(heading('')), 'A', 0), { type: 'select', key: null })
    expect(said(act(type(left, 'AB', 100), undo))).toEqual(['A'])
  })

  it('goes back over every kind of act to where the mail began, and forth again', () => {
    const start = mail(heading('A'), heading('B'), { kind: 'columns', columns: [[], []] })
    const [a, b, columns] = [keyOf(start, 0), keyOf(start, 1), keyOf(start, 2)]
    const acts: Act[] = [
      { type: 'insert', draft: newDraft('divider'), place: top(1) },
      { type: 'move', key: a, place: { columns, column: 1, at: 0 } },
      { type: 'duplicate', key: b, copy: copyOf(start.drafts[1]!) },
      { type: 'remove', key: columns },
    ]
    const states = [start]
    for (const doing of acts) states.push(act(states.at(-1)!, doing))
    expect(states.map(said)).toEqual([
      ['A', 'B', [[], []]],
      ['A', 'divider', 'B', [[], []]],
      ['divider', 'B', [[], ['A']]],
      ['divider', 'B', 'B', [[], ['A']]],
      ['divider', 'B', 'B'],
    ])
    let now = states.at(-1)!
    for (const before of states.slice(0, -1).reverse()) {
      now = act(now, undo)
      expect(said(now)).toEqual(said(before))
    }
    expect(act(now, undo)).toBe(now)
    for (const after of states.slice(1)) {
      now = act(now, redo)
      expect(said(now)).toEqual(said(after))
    }
    expect(act(now, redo)).toBe(now)
  })

  it('forgets what was taken back once something else is done', () => {
    const undone = act(type(mail(heading('')), 'A', 0), undo)
    const other = type(undone, 'B', 10)
    expect(said(act(other, redo))).toEqual(['B'])
  })
})

describe('a step up or down', () => {
  it('leads through columns and out of them as one reads, and ends at the ends', () => {
    let now = mail(heading('A'), { kind: 'columns', columns: [[heading('B')], []] })
    const key = keyOf(now, 0)
    const step = (by: -1 | 1) => {
      const place = nextPlace(now.drafts, key, by)
      if (place) now = act(now, { type: 'move', key, place })
      return said(now)
    }
    const down = [[[['A', 'B'], []]], [[['B', 'A'], []]], [[['B'], ['A']]], [[['B'], []], 'A']]
    expect(down.map(() => step(1))).toEqual(down)
    expect(nextPlace(now.drafts, key, 1)).toBeUndefined()
    expect([1, 2, 3, 4].map(() => step(-1))).toEqual([...down.slice(0, -1).reverse(), ['A', [['B'], []]]])
    expect(nextPlace(now.drafts, key, -1)).toBeUndefined()
  })

  it('takes columns past columns, never into them', () => {
    const two: Block = { kind: 'columns', columns: [[heading('A')], []] }
    const three: Block = { kind: 'columns', columns: [[], [], []] }
    const now = mail(two, three)
    const place = nextPlace(now.drafts, keyOf(now, 0), 1)!
    expect(said(act(now, { type: 'move', key: keyOf(now, 0), place }))).toEqual([
      [[], [], []],
      [['A'], []],
    ])
  })
})

describe('what does not fit', () => {
  it('is left out: columns in columns, a sixty-first block, a block in itself', () => {
    const now = mail({ kind: 'columns', columns: [[], []] })
    const place: Place = { columns: keyOf(now, 0), column: 0, at: 0 }
    expect(act(now, { type: 'insert', draft: newDraft('columns'), place })).toBe(now)
    expect(act(now, { type: 'move', key: keyOf(now, 0), place })).toBe(now)
    const full = mail(...Array.from({ length: 60 }, () => heading('A')))
    expect(hasRoom(full.drafts, 'text', top(0))).toBe(false)
    expect(act(full, { type: 'insert', draft: newDraft('text'), place: top(0) })).toBe(full)
    const moved = act(full, { type: 'move', key: keyOf(full, 0), place: top(60) })
    expect(moved.drafts.at(-1)!.key).toBe(keyOf(full, 0))
  })
})

it('a mail comes back as it went in, and a copy has keys of its own', () => {
  const blocks: Block[] = [heading('A'), { kind: 'columns', columns: [[{ kind: 'card' }], []] }]
  const { drafts } = begin(blocks)
  expect(drafts.map(plain)).toEqual(blocks)
  const copy = copyOf(drafts[1]!) as DraftColumns
  expect(find(drafts, copy.key)).toBeUndefined()
  expect(find(drafts, copy.columns[0]![0]!.key)).toBeUndefined()
})
