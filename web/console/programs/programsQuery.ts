import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { ProgramView } from '#server/loyalty/programs/contract.ts'
import { call, v1 } from '#web/client/api.ts'

export const programsQuery = queryOptions({
  queryKey: ['programs'],
  queryFn: () => call(v1.programs.$get({ query: {} })),
})

export const rewardsQuery = (programId: string) =>
  queryOptions({
    queryKey: ['rewards', programId],
    queryFn: async () => (await call(v1.rewards.$get({ query: { program_id: programId } }))).data,
  })

/** Reads anew what shows a change of programs: the list itself and the dashboard. */
export function useRefreshPrograms() {
  const client = useQueryClient()
  return async () => {
    void client.invalidateQueries({ queryKey: ['dashboard'] })
    await client.invalidateQueries(programsQuery)
  }
}

/**
 * `useRefreshPrograms` for a change of a program's catalogue: programs tell how many rewards they offer, and from which
 * balance on.
 */
export function useRefreshRewards(programId: string) {
  const client = useQueryClient()
  const refreshPrograms = useRefreshPrograms()
  return () => Promise.all([client.invalidateQueries(rewardsQuery(programId)), refreshPrograms()])
}

/** The programs in use, the most used first; paused and unused programs come last. */
export function inUse(programs: ProgramView[]): ProgramView[] {
  const { length } = programs
  const rank = new Map(programs.map(({ id }, place) => [id, length - place]))
  const weights = ({ id, status, members_recent, members }: ProgramView) => [
    status === 'active' ? 1 : 0,
    members_recent,
    members,
    rank.get(id)!,
  ]
  return programs
    .filter(({ archived_at }) => !archived_at)
    .sort((one, other) => compare(weights(other), weights(one)))
}

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((weight, index) => weight !== other[index])
  return at === -1 ? 0 : one[at]! - other[at]!
}
