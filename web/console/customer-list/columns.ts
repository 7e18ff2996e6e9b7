import { useState } from 'react'

/** Columns that may be hidden. The customer and the actions are always shown. */
export const optionalColumns = ['contact', 'points', 'visits', 'spent', 'last_visit', 'joined'] as const
export type OptionalColumn = (typeof optionalColumns)[number]

const PLACE = 'regulars:customers:columns'
/** The columns of the specification, and what customers spent. */
const shownAtFirst: OptionalColumn[] = ['contact', 'points', 'visits', 'spent', 'joined']

/** The columns that this browser shows. The choice is stored for the next visit. */
export function useColumns() {
  const [shown, setShown] = useState(read)
  const show = (column: OptionalColumn, wanted: boolean) => {
    const next = optionalColumns.filter((one) => (one === column ? wanted : shown.includes(one)))
    setShown(next)
    try {
      localStorage.setItem(PLACE, JSON.stringify(next))
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
  return { shown, show }
}

function read(): OptionalColumn[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null')
    return Array.isArray(kept) ? optionalColumns.filter((column) => kept.includes(column)) : shownAtFirst
  } catch {
    return shownAtFirst
  }
}
