import type { SimulationView } from '#server/data/simulation/contract.ts'
import type { ProgramType } from '#server/loyalty/programs/config.ts'
import { customerName } from '../../customers/customerName.ts'
import { type Format, useFormat } from '../../page/format.ts'
import { texts } from './texts.ts'

type ResultProps = { type: ProgramType; simulation: SimulationView; asksCost: boolean }
type Given = SimulationView['draft']

/** The results of the draft, beside those of the present rules. */
export function SimulationResult({ type, simulation, asksCost }: ResultProps) {
  const format = useFormat()
  const { purchases, customers, from, to, one_in, draft } = simulation
  if (purchases === 0) return <p>{texts.empty}</p>
  return (
    <div className="grid gap-5">
      <p className="text-muted text-sm">
        {texts.span(
          format.day(from),
          format.day(to),
          [purchases, format.number(purchases)],
          [customers, format.number(customers)],
        )}
        {one_in > 1 && ` ${texts.sample(format.number(one_in))}`}
      </p>
      <GivenTable rows={rowsOf(type, format)} simulation={simulation} />
      {draft.cost === null && (
        <p className="text-sm">{asksCost ? texts.whyUnknown.other : texts.whyUnknown.points}</p>
      )}
      <Changes simulation={simulation} />
      <Limits type={type} simulation={simulation} />
    </div>
  )
}

type Row = { name: string; write: (given: Given) => string }

function rowsOf(type: ProgramType, { number, money }: Format): Row[] {
  const count = (name: string, of: 'points' | 'points_expired' | 'rewards'): Row => ({
    name,
    write: (given) => number(given[of]),
  })
  const cost = (name: string): Row => ({
    name,
    write: ({ cost: range }) =>
      range ? texts.range(money(range.low), money(range.high)) : texts.unknownCost,
  })
  const { rows } = texts
  if (type === 'points')
    return [
      count(rows.points, 'points'),
      count(rows.points_expired, 'points_expired'),
      count(rows.claims, 'rewards'),
      cost(rows.cost),
    ]
  if (type === 'discount') return [cost(rows.discounts)]
  if (type === 'rebate_code') return [count(rows.codes, 'rewards'), cost(rows.discounts)]
  return [count(rows.rewards, 'rewards'), cost(rows.cost)]
}

function GivenTable({ rows, simulation }: { rows: Row[]; simulation: SimulationView }) {
  const { draft, present } = simulation
  return (
    <table className="w-full max-w-xl tabular-nums">
      <thead>
        <tr className="border-line border-b text-muted text-sm [&>*]:py-2 [&>th]:text-end [&>th]:font-semibold">
          <td />
          {present && (
            <th scope="col" className="ps-3">
              {texts.columns.present}
            </th>
          )}
          <th scope="col" className="ps-3">
            {texts.columns.draft}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, write }) => (
          <tr key={name} className="border-line border-b last:border-0 [&>td]:ps-3 [&>td]:text-end">
            <th scope="row" className="py-2 text-start font-normal">
              {name}
            </th>
            {present && <td>{write(present)}</td>}
            <td className="font-semibold">{write(draft)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Changes({
  simulation: { present, gain, lose, same, gaining, losing, unit },
}: {
  simulation: SimulationView
}) {
  const { number } = useFormat()
  const counted = (count: number): [number, string] => [count, number(count)]
  return (
    <>
      <p className="max-w-prose text-pretty">
        {present && gain + lose === 0 && texts.unchanged}
        {present && gain + lose > 0 && texts.compared(counted(gain), counted(lose), counted(same))}
        {!present && texts.gained(counted(gain), counted(same))}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <People title={texts.gaining} people={gaining} unit={unit} isNew={!present} />
        <People title={texts.losing} people={losing} unit={unit} isNew={!present} />
      </div>
    </>
  )
}

type PeopleProps = {
  title: string
  people: SimulationView['gaining']
  unit: SimulationView['unit']
  isNew: boolean
}

function People({ title, people, unit, isNew }: PeopleProps) {
  const format = useFormat()
  if (people.length === 0) return null
  const write = (value: number) =>
    unit === 'money' ? format.money(value) : texts.given[unit](value, format.number(value))
  const short = (value: number) => (unit === 'money' ? format.money(value) : format.number(value))
  return (
    <div>
      <h4 className="mb-1 font-semibold text-sm">{title}</h4>
      <ul className="text-sm">
        {people.map(({ customer, present, draft }) => (
          <li
            key={customer.id}
            className="flex justify-between gap-3 border-line border-b py-1.5 last:border-0"
          >
            <bdi className="wrap-anywhere">{customerName(customer, format)}</bdi>
            <span className="text-end tabular-nums">
              {isNew ? write(draft) : texts.change(short(present), write(draft))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Limits({ type, simulation: { without_amount, present } }: Omit<ResultProps, 'asksCost'>) {
  const { number } = useFormat()
  const countsMoney = type !== 'stamp_card' && type !== 'free_item'
  const limits: string[] = [
    texts.behaviour,
    ...(countsMoney && without_amount > 0
      ? [texts.withoutAmount(without_amount, number(without_amount))]
      : []),
    ...(type === 'stamp_card' ? [texts.stamps] : []),
    ...(type === 'rebate_code' ? [texts.codes] : []),
    ...(type === 'points' ? [texts.claims] : []),
    ...(present ? [texts.present] : []),
  ]
  return (
    <div className="max-w-prose text-pretty text-muted text-sm">
      <h4 className="mb-1 font-semibold">{texts.limits}</h4>
      <ul className="list-disc ps-5">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </div>
  )
}
