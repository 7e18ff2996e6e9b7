import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { TagFilter } from '../customers/tags/TagFilter.tsx'
import { tagsQuery } from '../customers/tags/tagsQuery.ts'
import { programsQuery } from '../programs/programsQuery.ts'
import { SegmentChoice } from '../segments/SegmentChoice.tsx'
import { hasCards } from './columns.ts'
import { isNarrowed, type ListWanted } from './customersQuery.ts'
import { texts } from './texts.ts'
import type { Look } from './useListAddress.ts'

const words = texts.filters

/** Filters the list by program, unused reward, stamps, segment or tag. Filters without any value are not shown. */
export function ListFilters({ wanted, onLook }: { wanted: ListWanted; onLook: Look }) {
  const { data, isPending } = useQuery(programsQuery)
  const { data: tags = [] } = useQuery(tagsQuery)
  const programs = data?.data ?? []
  const isGone = data && wanted.program !== '' && programs.every(({ id }) => id !== wanted.program)
  // Shown while programs load, too: most businesses have some, and the list should not move.
  const isOffered =
    isPending || programs.length > 0 || wanted.program || wanted.reward || wanted.stamps || wanted.segment
  return (
    <FoldedOnPhones
      openAtFirst={isNarrowed({ ...wanted, search: '' })}
      any={Boolean(isOffered || tags.length > 0 || wanted.tag)}
    >
      {isOffered && (
        <>
          <div className={filterClass}>
            <SelectField
              label={words.program}
              value={wanted.program}
              onChange={({ target }) => onLook({ program: target.value })}
            >
              <option value="">{words.anyProgram}</option>
              <Options of={programs.map(({ id, name }) => [id, name])} />
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
          {(hasCards(programs) || wanted.stamps) && (
            <div className={filterClass}>
              <SelectField
                label={words.stamps}
                value={wanted.stamps}
                onChange={({ target }) => onLook({ stamps: target.value as ListWanted['stamps'] })}
              >
                <option value="">{words.anyStamps}</option>
                <Options of={Object.entries(words.stamped)} />
              </SelectField>
            </div>
          )}
          <div className={filterClass}>
            <SegmentChoice value={wanted.segment} onChange={(segment) => onLook({ segment })} />
          </div>
        </>
      )}
      <TagFilter tag={wanted.tag} onTag={(tag) => onLook({ tag })} />
    </FoldedOnPhones>
  )
}

type FoldedOnPhonesProps = {
  openAtFirst: boolean
  /** True if there is any filter to fold. */
  any: boolean
  children: ReactNode
}

/** On a phone a button opens the filters, so that the list begins further up. */
function FoldedOnPhones({ openAtFirst, any, children }: FoldedOnPhonesProps) {
  const [open, setOpen] = useState(openAtFirst)
  const id = useId()
  return (
    <>
      {any && (
        <Button className="sm:hidden" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {words.show}
          <ChevronDown aria-hidden className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`} />
        </Button>
      )}
      <div
        id={id}
        className={`flex flex-wrap items-end gap-3 empty:hidden sm:grid sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] ${any && !open ? 'max-sm:hidden' : ''}`}
      >
        {children}
      </div>
    </>
  )
}

const filterClass = 'min-w-40 flex-1 sm:min-w-0'
