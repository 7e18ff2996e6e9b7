import type { ReactNode } from 'react'
import type { ActionKind } from '#server/businesses/audit/contract.ts'
import { DayFields } from '#web/ui/fields/DayFields.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import type { Filter } from './auditQuery.ts'
import { texts } from './texts.ts'

type AuditFiltersProps = {
  filter: Filter
  onChange: (filter: Filter) => void
  /** A filter that comes before the others: the person. */
  children?: ReactNode
}

/** Filters of the log. */
export function AuditFilters({ filter, onChange, children }: AuditFiltersProps) {
  return (
    <search className="grid grid-cols-2 items-start gap-3 lg:grid-cols-4">
      {children}
      <div className={children ? '' : 'col-span-2'}>
        <SelectField
          label={texts.what}
          value={filter.kind}
          onChange={(event) => onChange({ ...filter, kind: event.target.value as ActionKind | '' })}
        >
          <Options
            of={Object.entries(texts.kinds).map(([kind, words]) => [kind === 'all' ? '' : kind, words])}
          />
        </SelectField>
      </div>
      <DayFields days={filter} onChange={(days) => onChange({ ...filter, ...days })} words={texts} />
    </search>
  )
}
