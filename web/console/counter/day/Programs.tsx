import type { DayView } from '#server/data/analytics/contract.ts'
import { useFormat } from '../../page/format.ts'
import { programSums } from './programSums.ts'
import { SumList } from './SumList.tsx'
import { texts } from './texts.ts'

const words = texts.programs

/** The sums that each program gave, less what was undone. */
export function Programs({ programs }: Pick<DayView, 'programs'>) {
  const { number } = useFormat()
  return (
    <SumList
      title={words.title}
      none={words.none}
      sums={programs.map((program) => ({
        id: program.program_id,
        name: program.name,
        detail: programSums(program, number),
      }))}
    />
  )
}
