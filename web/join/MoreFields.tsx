import { ChevronDown } from 'lucide-react'
import type { JoinForm } from '#server/portal/join/contract.ts'
import { JoinField } from './JoinField.tsx'
import { texts } from './texts.ts'

/** Optional fields, folded unless one of them has an error or a value. */
export function MoreFields({ today, values, errors }: Pick<JoinForm, 'today' | 'values' | 'errors'>) {
  const open = Boolean(errors.email || errors.birthday || values.email || values.birthday)
  return (
    <details open={open} className="group rounded-md border border-line bg-surface px-3">
      <summary className="flex h-11 list-none items-center justify-between font-semibold text-sm">
        {texts.more}
        <ChevronDown aria-hidden className="size-4 transition group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 pt-1 pb-4">
        <JoinField
          {...{ values, errors }}
          name="email"
          label={texts.email}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <JoinField
          {...{ values, errors }}
          name="birthday"
          label={texts.birthday}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={today}
        />
      </div>
    </details>
  )
}
