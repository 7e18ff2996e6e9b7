import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#web/ui/SelectField.tsx'
import { programsQuery } from '../programs/programsQuery.ts'
import { SegmentChoice } from '../segments/SegmentChoice.tsx'
import { TagFilter } from '../tags/TagFilter.tsx'
import type { ListWanted } from './customersQuery.ts'
import { texts } from './texts.ts'
import type { Look } from './useListAddress.ts'

const words = texts.filters

/** Filters the list by program, unused reward, segment or tag. Filters without any value are not shown. */
export function ListFilters({ wanted, onLook }: { wanted: ListWanted; onLook: Look }) {
  const { data } = useQuery(programsQuery)
  const programs = data?.data ?? []
  const isGone = data && wanted.program !== '' && programs.every(({ id }) => id !== wanted.program)
  const isOffered = programs.length > 0 || wanted.program || wanted.reward || wanted.segment
  return (
    // The last column holds a button too.
    <div className="flex flex-wrap items-end gap-3 empty:hidden sm:grid sm:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.3fr)]">
      {isOffered && (
        <>
          <div className={filterClass}>
            <SelectField
              label={words.program}
              value={wanted.program}
              onChange={({ target }) => onLook({ program: target.value })}
            >
              <option value="">{words.anyProgram}</option>
              {programs.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              {isGone && <option value={wanted.program}>{words.goneProgram}</option>}
            </SelectField>
          </div>
          <div className={filterClass}>
            <SelectField
              label={words.reward}
              value={wanted.reward}
              onChange={({ target }) => onLook({ reward: target.value === 'waiting' ? 'waiting' : '' })}
            >
              <option value="">{words.anyReward}</option>
              <option value="waiting">{words.waiting}</option>
            </SelectField>
          </div>
          <div className={filterClass}>
            <SegmentChoice value={wanted.segment} onChange={(segment) => onLook({ segment })} />
          </div>
        </>
      )}
      <TagFilter tag={wanted.tag} onTag={(tag) => onLook({ tag })} />
    </div>
  )
}

const filterClass = 'min-w-40 flex-1 sm:min-w-0'
