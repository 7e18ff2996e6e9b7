import type { TriggerView } from '#server/messaging/triggers/contract.ts'
import type { TypedTrigger } from './typedTrigger.ts'

export type FieldsProps = {
  trigger: TriggerView
  typed: TypedTrigger
  wrong: Record<string, string>
  onChange: (name: keyof TypedTrigger, value: string) => void
}

export const wire = ({ typed, wrong, onChange }: Omit<FieldsProps, 'trigger'>, name: keyof TypedTrigger) => ({
  name,
  value: typed[name],
  error: wrong[name],
  onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
})
