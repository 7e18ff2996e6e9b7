import type { Change } from '../forms/StaleNotice.tsx'
import { differing } from './keepTyped.ts'
import { type FieldWords, texts } from './texts.ts'
import type { Typed } from './typed.ts'
import type { EditForm } from './useTypedForm.ts'

/** What someone else changed while a form was open, in its own words. */
export function changesIn(
  { opened, newer }: EditForm,
  labels: Record<string, FieldWords>,
): Change[] | undefined {
  return (
    newer &&
    differing(opened.typed, newer.typed).map((name) => ({
      label: labels[name]!.label,
      before: say(opened.typed[name]),
      now: say(newer.typed[name]),
    }))
  )
}

function say(value: Typed[string] | undefined): string {
  if (typeof value === 'boolean') return value ? texts.ticked.yes : texts.ticked.no
  if (typeof value === 'string') return texts.discountTypes[value] ?? value
  return value?.map(({ visits, discount }) => texts.tiers.said(visits, discount)).join(', ') ?? ''
}
