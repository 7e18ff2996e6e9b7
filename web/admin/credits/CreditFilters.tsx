import { DayFields } from '#web/ui/fields/DayFields.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import type { Filter } from './creditQueries.ts'
import { creditTexts as texts } from './texts.ts'

type CreditFiltersProps = { filter: Filter; onChange: (filter: Filter) => void }

/** Filters of the log. */
export function CreditFilters({ filter, onChange }: CreditFiltersProps) {
  return (
    <search className="grid grid-cols-2 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_11rem_11rem_11rem]">
      <div className="col-span-2 lg:col-span-1">
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.search}
          value={filter.search}
          onSearch={(search) => onChange({ ...filter, search })}
        />
      </div>
      <div className="col-span-2 lg:col-span-1">
        <SelectField
          label={texts.kind}
          value={filter.kind}
          onChange={(event) => onChange({ ...filter, kind: event.target.value as Filter['kind'] })}
        >
          <option value="">{texts.allKinds}</option>
          <Options of={Object.entries(texts.kinds)} />
        </SelectField>
      </div>
      <DayFields days={filter} onChange={(days) => onChange({ ...filter, ...days })} words={texts} />
    </search>
  )
}
