import { UserPlus } from 'lucide-react'
import { Button } from '#web/ui/Button.tsx'
import { NumberPad } from '#web/ui/NumberPad.tsx'
import { GuestChip } from './GuestRow.tsx'
import { startMark } from './start.ts'
import { texts } from './texts.ts'
import { usePhonePad } from './usePhonePad.ts'
import { usePhoneSearch } from './usePhoneSearch.ts'

export type PhonePadPanelProps = {
  keys: string
  onKeys: (keys: string) => void
  onOpen: (customerId: string) => void
  onAdd: (phone: string) => void
}

const words = texts.pad

/** The quickest way to a guest: their phone number, or its last digits. */
export function PhonePadPanel({ keys, onKeys, onOpen, onAdd }: PhonePadPanelProps) {
  const pad = usePhonePad()
  const add = () => onAdd(pad.format(keys))
  const { matches, isNew, error, find } = usePhoneSearch(keys, pad, { open: onOpen, add })
  const change = (next: string) => {
    find.reset()
    onKeys(next)
  }
  return (
    <div className="mx-auto flex w-full max-w-96 flex-col gap-3">
      {/* Its height is fixed, so that the keys never move under the thumb. */}
      <section
        aria-label={words.matches}
        aria-live="polite"
        className="flex h-14 items-center gap-2 overflow-x-auto"
      >
        {matches.map((guest) => (
          <GuestChip key={guest.id} guest={guest} onOpen={onOpen} />
        ))}
        {matches.length === 0 && (
          <>
            <p className="flex-1 text-balance text-muted max-md:text-center">
              {isNew ? words.nobody : words.hint}
            </p>
            {isNew && (
              <Button icon={<UserPlus aria-hidden className="size-5" />} onClick={add}>
                {words.add}
              </Button>
            )}
          </>
        )}
      </section>
      <div {...startMark}>
        <NumberPad
          label={words.label}
          placeholder={words.placeholder}
          value={keys}
          onChange={change}
          format={pad.format}
          extraKey="+"
          onSubmit={() => find.mutate()}
          error={error?.message}
        />
      </div>
      <Button
        variant="primary"
        size="large"
        busy={find.isPending}
        busyText={words.finding}
        disabled={keys === ''}
        onClick={() => find.mutate()}
      >
        {words.find}
      </Button>
    </div>
  )
}
