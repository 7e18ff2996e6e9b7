import { useQuery } from '@tanstack/react-query'
import type { TillPerson } from '#server/identity/team/shared-till/contract.ts'
import { Avatar } from '#web/ui/layout/Avatar.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { peopleQuery } from './sharedTill.ts'
import { texts } from './texts.ts'

const words = texts.who
const PLACES = ['first', 'second', 'third', 'fourth']

type PeopleProps = {
  /** The earlier choice; it gets the focus again. */
  chosen: string | undefined
  onChoose: (person: TillPerson) => void
}

/** The team by name. People without a PIN cannot be chosen. */
export function People({ chosen, onChoose }: PeopleProps) {
  const query = useQuery(peopleQuery)
  const { data, error } = query
  if (!data && error) return <LoadFailed query={query} title={words.failed} retry={words.retry} />
  if (!data) return <PeopleLoading />
  return (
    <>
      <ul className="grid gap-2 sm:grid-cols-2">
        {data.map((person) => (
          <li key={person.id} className="grid">
            <button
              type="button"
              disabled={!person.has_pin}
              ref={person.id === chosen ? focus : undefined}
              onClick={() => onChoose(person)}
              className="flex min-h-16 items-center gap-3 rounded-lg border border-edge/60 bg-surface px-4 py-2 text-start transition hover:border-edge hover:bg-quiet active:scale-[0.99] disabled:cursor-not-allowed disabled:opacity-60"
            >
              <Avatar name={person.name} />
              <span className="min-w-0">
                <span dir="auto" className="block font-semibold wrap-anywhere">
                  {person.name}
                </span>
                {!person.has_pin && <span className="block text-muted text-sm">{words.noPin}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {data.some(({ has_pin }) => !has_pin) && <p className="mt-4 text-muted text-sm">{words.noPinText}</p>}
    </>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

function PeopleLoading() {
  return (
    <div role="status" className="grid gap-2 sm:grid-cols-2">
      <span className="sr-only">{words.loading}</span>
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-16 w-full rounded-lg" />
      ))}
    </div>
  )
}
