import type { ProgramType } from '#server/programs/config.ts'
import type { ProgramView } from '#server/programs/contract.ts'
import { useFormat } from '../format.ts'
import { texts } from './texts.ts'

type Figure = 'members' | 'points_outstanding' | 'points_earned' | 'stamps_open' | 'rewards_issued'

const { numbers } = texts

/** The figures that mean something for a type, and what they are called there. */
const shown: Record<ProgramType, readonly [Figure, string][]> = {
  points: [
    ['members', numbers.members],
    ['points_outstanding', numbers.points_outstanding],
    ['points_earned', numbers.points_earned],
    ['rewards_issued', numbers.rewards_issued],
  ],
  stamp_card: [
    ['members', numbers.members],
    ['stamps_open', numbers.stamps_open],
    ['rewards_issued', numbers.rewards_issued],
  ],
  rebate_code: [
    ['members', numbers.members],
    ['rewards_issued', numbers.codes],
  ],
  discount: [['members', numbers.members]],
  free_item: [
    ['members', numbers.members],
    ['stamps_open', numbers.purchases],
    ['rewards_issued', numbers.items],
  ],
}

/** What customers hold in a program today. */
export function ProgramNumbers({ program }: { program: ProgramView }) {
  const { number } = useFormat()
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {shown[program.type].map(([figure, label]) => (
        <div key={figure} className="flex flex-col-reverse justify-end">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="display text-xl tabular-nums">{number(program[figure])}</dd>
        </div>
      ))}
    </dl>
  )
}
