import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProgramView } from '#server/loyalty/programs/contract.ts'
import { programsQuery } from '../programs/programsQuery.ts'
import { hasPoints } from '../programs/useHasPoints.ts'

/** Columns that may be hidden. The customer and the actions are always shown. */
export const optionalColumns = [
  'contact',
  'points',
  'stamps',
  'visits',
  'spent',
  'last_visit',
  'joined',
] as const
export type OptionalColumn = (typeof optionalColumns)[number]

const PLACE = 'regulars:customers:columns'

/** The columns of the specification and what customers spent; of points and stamps those that the programs give. */
function shownAtFirst(programs: readonly ProgramView[]): OptionalColumn[] {
  const left = [...(hasPoints(programs) ? [] : ['points']), ...(hasCards(programs) ? [] : ['stamps'])]
  return optionalColumns.filter((column) => column !== 'last_visit' && !left.includes(column))
}

/** True if one of the programs is a stamp card. */
export const hasCards = (programs: readonly ProgramView[]): boolean =>
  programs.some(({ type }) => type === 'stamp_card')

/** The columns that this browser shows. The choice is stored for the next visit. */
export function useColumns() {
  const { data } = useQuery(programsQuery)
  const [chosen, setChosen] = useState(read)
  const shown = chosen ?? shownAtFirst(data?.data ?? [])
  const show = (column: OptionalColumn, wanted: boolean) => {
    const next = optionalColumns.filter((one) => (one === column ? wanted : shown.includes(one)))
    setChosen(next)
    try {
      localStorage.setItem(PLACE, JSON.stringify(next))
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
  return { shown, show }
}

/** Null where nothing was chosen. */
function read(): OptionalColumn[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null')
    return Array.isArray(kept) ? optionalColumns.filter((column) => kept.includes(column)) : null
  } catch {
    return null
  }
}
