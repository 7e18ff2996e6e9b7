import { UserPlus } from 'lucide-react'
import { Button } from '#web/ui/Button.tsx'
import { NumberPad } from '#web/ui/NumberPad.tsx'
import { startMark } from '../start.ts'
import { texts } from '../texts.ts'
import { CustomerChip } from './CustomerRow.tsx'
import { usePhoneSearch } from './usePhoneSearch.ts'

export type PhonePadPanelProps = {
  keys: string
  onKeys: (keys: string) => void
  onOpen: (customerId: string) => void
  onAdd: (phone: string) => void
}

const words = texts.pad

/** The quickest way to a customer: their phone number, or its last digits. */
export function PhonePadPanel({ keys, onKeys, onOpen, onAdd }: PhonePadPanelProps) {
  const { format, matches, isNew, error, find } = usePhoneSearch(keys, { open: onOpen, add: onAdd })
  const change = (next: string) => {
    find.reset()
    onKeys(next)
  }
  return (
    <div className="mx-auto flex w-full max-w-96 flex-col gap-3 md:mx-0 md:max-xl:h-full md:max-w-106 md:rounded-xl md:border md:border-line md:bg-surface md:p-5">
      {/* Its height is fixed, so that the keys never move under the thumb. */}
      <section
        aria-label={words.matches}
        aria-live="polite"
        className="flex h-14 items-center gap-2 overflow-x-auto"
      >
        {matches.map((customer) => (
          <CustomerChip key={customer.id} customer={customer} onOpen={onOpen} />
        ))}
        {matches.length === 0 && (
          <p className={`flex-1 text-balance text-center ${error ? 'text-danger-text' : 'text-muted'}`}>
            {error?.message ?? (isNew ? words.nobody : words.hint)}
          </p>
        )}
      </section>
      {/* A tablet held upright has room for taller keys. */}
      <div className="md:max-xl:portrait:[&_button]:h-[clamp(4.75rem,8dvh,6rem)]" {...startMark}>
        <NumberPad
          label={words.label}
          placeholder={words.placeholder}
          value={keys}
          onChange={change}
          format={format}
          extraKey="+"
          onSubmit={() => find.mutate()}
        />
      </div>
      <Button
        variant={keys === '' ? 'secondary' : 'primary'}
        size="large"
        busy={find.isPending}
        busyText={words.finding}
        disabled={keys === ''}
        icon={isNew && <UserPlus aria-hidden className="size-5" />}
        onClick={() => (isNew ? onAdd(format(keys)) : find.mutate())}
      >
        {isNew ? words.add : words.find}
      </Button>
    </div>
  )
}
