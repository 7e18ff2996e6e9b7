import type { Ref } from 'react'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import type { Filter } from './communicationsQuery.ts'
import { texts } from './texts.ts'

type FiltersProps = { ref: Ref<HTMLInputElement>; filter: Filter; onChange: (filter: Filter) => void }

/** Filters of the list. */
export function Filters({ ref, filter, onChange }: FiltersProps) {
  return (
    <search className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_10rem]">
      <div className="col-span-2 sm:col-span-1">
        <SearchField
          ref={ref}
          label={texts.search}
          placeholder={texts.searchHint}
          value={filter.search}
          onSearch={(search) => onChange({ ...filter, search })}
        />
      </div>
      <SelectField
        label={texts.type}
        value={filter.type}
        onChange={(event) => onChange({ ...filter, type: event.target.value as Filter['type'] })}
      >
        <Options of={Object.entries(texts.types)} />
      </SelectField>
      <SelectField
        label={texts.status}
        value={filter.status}
        onChange={(event) => onChange({ ...filter, status: event.target.value as Filter['status'] })}
      >
        <Options of={Object.entries(texts.statuses)} />
      </SelectField>
    </search>
  )
}
