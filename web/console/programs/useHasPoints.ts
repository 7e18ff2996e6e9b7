import { useQuery } from '@tanstack/react-query'
import type { ProgramView } from '#server/loyalty/programs/contract.ts'
import { programsQuery } from './programsQuery.ts'

/** True if one of the programs gives points, or if there is none yet. */
export const hasPoints = (programs: readonly Pick<ProgramView, 'type'>[]): boolean =>
  programs.length === 0 || programs.some(({ type }) => type === 'points')

/** True unless the business has programs of which none gives points: its screens then speak of none. */
export const useHasPoints = (): boolean => hasPoints(useQuery(programsQuery).data?.data ?? [])
