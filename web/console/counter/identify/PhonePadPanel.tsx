import { UserPlus } from 'lucide-react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { NumberPad } from '#web/ui/fields/NumberPad.tsx'
import { startMark } from '#web/ui/focus/start.ts'
import { texts } from '../texts.ts'
import { CustomerChip } from './CustomerRow.tsx'
import { usePhoneSearch } from './usePhoneSearch.ts'

export type PhonePadPanelProps = {
  keys: string
  onKeys: (keys: string) => void
  /** `phone` is the whole number, if this device picked the customer by its last digits. */
  onOpen: (found: { customerId: string; phone?: string | undefined }) => void
  onAdd: (phone: string) => void
}

const words = texts.pad
/** The keys fill the remaining height, up to a size that suits a thumb. */
const padClass =
  'md:flex md:max-h-[38.25rem] md:grow-[99] md:[&>div>div]:auto-rows-fr md:[&>div>div]:grow md:[&_button]:h-full md:[&_button]:min-h-14 md:[&_button]:text-2xl md:max-xl:portrait:[&_button]:min-h-19 low:[&_button]:min-h-11'
const matchesClass = 'md:h-auto md:shrink-0 md:basis-14 md:grow'
/** Matching customers stand below each other where there is height for two. */
const tallMatchesClass =
  'md:[@media(min-height:72rem)]:flex-col md:[@media(min-height:72rem)]:overflow-y-auto'

/** The quickest way to a customer: their phone number or its last digits. */
export function PhonePadPanel({ keys, onKeys, onOpen, onAdd }: PhonePadPanelProps) {
  const { format, matches, isNew, error, mustChoose, find, pick } = usePhoneSearch(keys, {
    open: onOpen,
    add: onAdd,
  })
  const change = (next: string) => {
    find.reset()
    onKeys(next)
  }
  return (
    <div className="mx-auto flex w-full max-w-96 flex-col gap-3 md:mx-0 md:h-full md:max-w-106 md:rounded-xl md:border md:border-line md:bg-surface md:p-5 low:p-4">
      {/* Of fixed height, so that the keys never move under the thumb. */}
      <section
        aria-label={words.matches}
        aria-live="polite"
        className={`flex h-14 items-center gap-2 overflow-x-auto ${matchesClass} ${tallMatchesClass}`}
      >
        {!error &&
          matches.map((customer) => (
            <CustomerChip key={customer.id} customer={customer} onOpen={() => onOpen(pick(customer))} />
          ))}
        {(error || matches.length === 0) && (
          <p className={`m-auto text-balance text-center ${error ? 'text-danger-text' : 'text-muted'}`}>
            {error?.message ?? (isNew ? words.nobody : words.hint)}
          </p>
        )}
      </section>
      <p role="status" className="sr-only">
        {mustChoose && words.several}
      </p>
      <div className={padClass} {...startMark}>
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
        variant={keys === '' || mustChoose ? 'secondary' : 'primary'}
        size="large"
        reads={!isNew}
        busy={find.isPending}
        busyText={words.finding}
        disabled={keys === ''}
        icon={isNew && <UserPlus aria-hidden className="size-5" />}
        onClick={() => (isNew ? onAdd(format(keys)) : find.mutate())}
      >
        {isNew ? words.add : mustChoose ? words.choose : words.find}
      </Button>
    </div>
  )
}
