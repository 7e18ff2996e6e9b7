import type { ProgramType } from '#server/loyalty/programs/config.ts'
import type { ProgramView } from '#server/loyalty/programs/contract.ts'
import { useFormat } from '../page/format.ts'
import { texts } from './texts.ts'

const { numbers } = texts

type Figure =
  | 'members'
  | 'points_outstanding'
  | 'points_earned'
  | 'stamps_open'
  | 'visits_counted'
  | 'rewards_issued'
  | 'rewards_waiting'
  | 'rewards_redeemed'

/** The text about the last 30 days below a figure. */
const recent: Partial<Record<Figure, (program: ProgramView) => [number, (figure: string) => string]>> = {
  members: (program) => [program.members_recent, numbers.active],
  points_earned: (program) => [program.points_earned_recent, numbers.recent],
  visits_counted: (program) => [program.visits_counted_recent, numbers.recent],
  rewards_issued: (program) => [program.rewards_issued_recent, numbers.recent],
  rewards_redeemed: (program) => [program.rewards_redeemed_recent, numbers.recent],
}

/** The figures that mean something for each type, with their names there. */
const shown: Record<ProgramType, readonly [Figure, string][]> = {
  points: [
    ['members', numbers.members],
    ['points_earned', numbers.points_earned],
    ['points_outstanding', numbers.points_outstanding],
    ['rewards_issued', numbers.claimed],
    ['rewards_waiting', numbers.waiting],
    ['rewards_redeemed', numbers.redeemed],
  ],
  stamp_card: [
    ['members', numbers.members],
    ['rewards_issued', numbers.rewards_issued],
    ['stamps_open', numbers.stamps_open],
    ['rewards_redeemed', numbers.redeemed],
    ['rewards_waiting', numbers.waiting],
  ],
  rebate_code: [
    ['members', numbers.members],
    ['rewards_issued', numbers.codes],
    ['rewards_waiting', numbers.codesWaiting],
    ['rewards_redeemed', numbers.codesUsed],
  ],
  discount: [
    ['members', numbers.members],
    ['visits_counted', numbers.visits],
  ],
  free_item: [
    ['members', numbers.members],
    ['rewards_issued', numbers.items],
    ['stamps_open', numbers.purchases],
    ['rewards_redeemed', numbers.itemsCollected],
    ['rewards_waiting', numbers.itemsWaiting],
  ],
}

/** The figures of a program today, and their changes in the last 30 days; zeros are left out. */
export function ProgramNumbers({ program }: { program: ProgramView }) {
  if (program.members === 0) return <p className="text-pretty text-muted">{texts.noMembers}</p>
  const something = shown[program.type].filter(([figure]) => program[figure] > 0)
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {something.map(([figure, label]) => (
        <OneFigure key={figure} program={program} figure={figure} label={label} />
      ))}
    </dl>
  )
}

function OneFigure({ program, figure, label }: { program: ProgramView; figure: Figure; label: string }) {
  const { number } = useFormat()
  const [count, say] = recent[figure]?.(program) ?? []
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd>
        <span className="display text-xl tabular-nums">{number(program[figure])}</span>
        {say && <span className="block text-muted text-sm tabular-nums">{say(number(count ?? 0))}</span>}
      </dd>
    </div>
  )
}
