import { useQuery } from '@tanstack/react-query'
import { giftsQuery } from '../../gifts/giftsQuery.ts'
import { programsQuery } from '../../programs/programsQuery.ts'

/** Something to give each customer; `value` is its value in the form. */
export type Offered = { value: string; name: string; isPaused: boolean; stock: number | null }

/** The business's rewards and rebate programs that are in use. Paused ones are included and marked as paused. */
export function useOffers(): { rewards: Offered[]; codes: Offered[]; isKnown: boolean } {
  const gifts = useQuery(giftsQuery)
  const programs = useQuery(programsQuery)
  const inUse = new Map(
    programs.data?.data.flatMap((program) => (program.archived_at ? [] : [[program.id, program]])),
  )
  const rewards = (gifts.data ?? []).flatMap(({ id, type, name, stock, program_id }) => {
    const program = inUse.get(program_id)
    if (type !== 'catalogue' || !program) return []
    return [{ value: `reward ${id}`, name, isPaused: program.status !== 'active', stock }]
  })
  const codes = [...inUse.values()].flatMap(({ id, type, name, status }) =>
    type === 'rebate_code'
      ? [{ value: `rebate_code ${id}`, name, isPaused: status !== 'active', stock: null }]
      : [],
  )
  return { rewards, codes, isKnown: gifts.isSuccess && programs.isSuccess }
}
