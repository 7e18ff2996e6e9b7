import { confirmedName } from '../../customers/customerName.ts'
import { ConfirmedChange } from '../../forms/ConfirmedChange.tsx'
import { useErase } from '../recordQuery.ts'
import type { TaskProps } from '../taskProps.ts'
import { texts } from '../texts.ts'

const words = texts.erase

/** Asks for the customer's name, typed, before they are erased for good. */
export function EraseDialog({ record, open, onOpenChange }: TaskProps) {
  const name = confirmedName(record.customer)
  return (
    <ConfirmedChange
      open={open}
      onOpenChange={onOpenChange}
      change={useErase(record.customer.id)}
      input={name}
      words={{ ...words, title: words.title(name) }}
      typeToConfirm={{ label: words.typeName(name), words: name }}
      danger
    />
  )
}
