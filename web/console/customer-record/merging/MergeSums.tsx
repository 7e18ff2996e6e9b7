import type { MergePreview, PersonField } from '#server/data/customer-record/contract.ts'
import { apart } from '#server/platform/text/apart.ts'
import { RadioCards } from '#web/ui/fields/RadioCards.tsx'
import { fullName } from '../../customers/customerName.ts'
import { useFormat } from '../../page/format.ts'
import { texts } from '../texts.ts'

const words = texts.merge

type MergeSumsProps = {
  preview: MergePreview
  /** Fields of which the duplicate's value is kept. */
  take: readonly PersonField[]
  onTake: (take: PersonField[]) => void
}

/**
 * The sums of a merge, the resulting customer, and the choice of each value in which the two differ. Sums that neither
 * customer has are left out.
 */
export function MergeSums({ preview, take, onTake }: MergeSumsProps) {
  const { number, phone, day, list } = useFormat()
  const { customer, duplicate, after, once, programs, dropped, drops_pin, earned } = preview
  const pinGoes = take.includes('phone') ? drops_pin.taking : drops_pin.keeping
  const taken = Object.fromEntries(take.map((field) => [field, duplicate[field]]))
  const kept = { ...preview.kept, ...taken }
  const written = (field: PersonField, value: string | null) => {
    if (value === null) return ''
    if (field === 'phone') return phone(value)
    return field === 'birthday' ? day(value) : value
  }
  /** A value of the choice; the one that is not chosen says that it goes. */
  const card = (field: PersonField, of: 'own' | 'other', value: string | null) => ({
    value: of,
    label: written(field, value),
    aside: take.includes(field) === (of === 'own') && (
      <span className="shrink-0 font-normal text-muted text-sm">{words.dropped}</span>
    ),
  })
  const choose = (field: PersonField, of: 'own' | 'other') =>
    onTake([...take.filter((one) => one !== field), ...(of === 'other' ? [field] : [])])
  const fromFractions = after.points + once.points - customer.total_points - duplicate.total_points
  const hasPoints = customer.total_points !== 0 || duplicate.total_points !== 0
  const [own, other, sum] = [customer.total_points, duplicate.total_points, after.points].map(number)
  const points =
    fromFractions > 0
      ? words.pointsAndFractions(own!, other!, number(fromFractions), sum!)
      : words.points(own!, other!, sum!)
  const stamps = programs.filter((program) => program.stamps > 0)
  const moves = preview.rewards + preview.messages > 0
  const addsUp = hasPoints || after.visits > 0 || stamps.length > 0 || moves
  const who = [
    fullName(kept),
    kept.phone && phone(kept.phone),
    kept.email,
    kept.birthday && day(kept.birthday),
  ].flatMap((fact) => (fact ? [apart(fact)] : []))
  return (
    <div className="flex flex-col gap-4">
      {addsUp && (
        <section>
          <h3 className="mb-1 font-semibold">{words.adds}</h3>
          <ul className="flex flex-col gap-1 tabular-nums">
            {hasPoints && <li>{points}</li>}
            {once.points > 0 && <li>{words.bonusOnce(number(once.points), once.points === 1)}</li>}
            {once.rewards > 0 && <li>{words.codesOnce(number(once.rewards), once.rewards === 1)}</li>}
            {after.visits > 0 && (
              <li>
                {words.visits(
                  number(customer.total_visits),
                  number(duplicate.total_visits),
                  number(after.visits),
                )}
              </li>
            )}
            {earned.length > 0 && <li className="wrap-anywhere">{words.earned(list(earned))}</li>}
            {stamps.map((program) => (
              <li key={program.program_id} className="wrap-anywhere">
                {words.stamps(program.name, number(program.stamps), number(program.stamps_current))}
              </li>
            ))}
            {moves && <li>{words.moves(preview.rewards, preview.messages)}</li>}
            {hasPoints && <li>{words.keepExpiry}</li>}
          </ul>
        </section>
      )}
      <section>
        <h3 className="mb-1 font-semibold">{words.contact}</h3>
        <p dir="auto" className="wrap-anywhere">
          {who.join(' · ') || customer.unique_customer_id}
        </p>
        {dropped.length > 0 && <p className="text-muted">{words.choose}</p>}
        {dropped.map((field) => (
          <div key={field} className="wrap-anywhere my-3">
            <RadioCards
              legend={words.fields[field]}
              name={`merge-${field}`}
              columns={2}
              cards={[card(field, 'own', preview.kept[field]), card(field, 'other', duplicate[field])]}
              value={take.includes(field) ? 'other' : 'own'}
              onChange={(of) => choose(field, of)}
            />
          </div>
        ))}
        {pinGoes && <p>{words.pinGoes}</p>}
        <p>{words.consent(preview.opted_in_sms, preview.opted_in_email)}</p>
      </section>
    </div>
  )
}
