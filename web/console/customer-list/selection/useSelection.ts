import { useState } from 'react'

/** The customers of the next action: selected one by one, or everybody who matches the filters. */
export type Selection = {
  chosen: ReadonlySet<string>
  all: boolean
  has(id: string): boolean
  /** With shift, toggles all rows between this one and the last one touched. */
  toggle(id: string, shift: boolean): void
  /** Selects all visible rows, or none if all are selected. */
  toggleShown(): void
  chooseAll(): void
  clear(): void
}

const nobody: ReadonlySet<string> = new Set()

/**
 * Keeps the selection. `shown` are the visible rows. `list` names the list's filters: with other filters the selection
 * starts empty.
 */
export function useSelection(shown: readonly { id: string }[], list: string): Selection {
  const [state, setState] = useState({ list, chosen: nobody, all: false, last: '' })
  if (state.list !== list) setState({ list, chosen: nobody, all: false, last: '' })
  const ids = shown.map(({ id }) => id)
  // Selecting one by one after 'all' starts from the visible rows.
  const present = state.all ? new Set(ids) : state.chosen
  const choose = (chosen: ReadonlySet<string>, last = '') => setState({ list, chosen, all: false, last })
  return {
    chosen: present,
    all: state.all,
    has: (id) => present.has(id),
    toggle: (id, shift) => {
      const next = new Set(present)
      const wanted = !present.has(id)
      const range = shift ? between(ids, state.last, id) : [id]
      for (const one of range) wanted ? next.add(one) : next.delete(one)
      choose(next, id)
    },
    toggleShown: () => choose(ids.every((id) => present.has(id)) ? nobody : new Set(ids)),
    chooseAll: () => setState({ list, chosen: nobody, all: true, last: '' }),
    clear: () => choose(nobody),
  }
}

/** Ids of both ends and the rows between them; only `to` if `from` is not visible. */
function between(ids: string[], from: string, to: string): string[] {
  const [one, other] = [ids.indexOf(from), ids.indexOf(to)]
  if (one < 0) return [to]
  return ids.slice(Math.min(one, other), Math.max(one, other) + 1)
}
