import type { DayView } from '#server/data/analytics/contract.ts'
import { useFormat } from '../../page/format.ts'
import { SumList } from './SumList.tsx'
import { texts } from './texts.ts'

const words = texts.programs

/** What each program gave, less what was undone. */
export function Programs({ programs }: Pick<DayView, 'programs'>) {
  const { number } = useFormat()
  return (
    <SumList
      title={words.title}
      none={words.none}
      sums={programs.map(
        ({ program_id, name, type, points_given, points_used, stamps_given, rewards_earned }) => ({
          id: program_id,
          name,
          detail: [
            ...(points_given ? [words.pointsGiven(points_given, number(points_given))] : []),
            ...(points_used ? [words.pointsUsed(points_used, number(points_used))] : []),
            ...(stamps_given
              ? [words[type === 'free_item' ? 'counted' : 'stamps'](stamps_given, number(stamps_given))]
              : []),
            ...(rewards_earned ? [words.rewards(rewards_earned, number(rewards_earned))] : []),
          ].join(' · '),
        }),
      )}
    />
  )
}
