import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import type { Filter } from './communicationsQuery.ts'
import { texts } from './texts.ts'

type FiltersProps = { ref: Ref<HTMLInputElement>; filter: Filter; onChange: (filter: Filter) => void }

/** Filters of the list. */
export function Filters({ ref, filter, onChange }: FiltersProps) {
  return (
    <search className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_10rem]">
      <div className="col-span-2 sm:col-span-1">
        <TextField
          ref={ref}
          label={texts.search}
          placeholder={texts.searchHint}
          type="search"
          maxLength={200}
          prefix={<Search />}
          value={filter.search}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
      </div>
      <SelectField
        label={texts.type}
        value={filter.type}
        onChange={(event) => onChange({ ...filter, type: event.target.value as Filter['type'] })}
      >
        <Options of={texts.types} />
      </SelectField>
      <SelectField
        label={texts.status}
        value={filter.status}
        onChange={(event) => onChange({ ...filter, status: event.target.value as Filter['status'] })}
      >
        <Options of={texts.statuses} />
      </SelectField>
    </search>
  )
}

const Options = ({ of }: { of: Record<string, string> }) =>
  Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
