import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { TillPerson } from '#server/identity/team/shared-till/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { NumberPad } from '#web/ui/fields/NumberPad.tsx'
import { startMark, useStart } from '#web/ui/focus/start.ts'
import { Avatar } from '#web/ui/layout/Avatar.tsx'
import { useComeToTill } from './sharedTill.ts'
import { texts } from './texts.ts'

const words = texts.who
const LONGEST = 6

/** The PIN of the chosen person, on a pad for one thumb. A wrong PIN clears the input. */
export function PinStage({ person, onBack }: { person: TillPerson; onBack: () => void }) {
  const stage = useStart<HTMLDivElement>()
  const [pin, setPin] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, reset, isPending, error } = useComeToTill()
  const type = (keys: string) => {
    setMissing(false)
    if (error) reset()
    setPin(keys)
  }
  const come = () => {
    if (isPending) return
    if (pin === '') return setMissing(true)
    mutate({ member_id: person.id, pin }, { onError: () => setPin('') })
  }
  return (
    <div ref={stage} className="mx-auto flex max-w-96 flex-col gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={person.name} />
        <p dir="auto" className="min-w-0 flex-1 font-semibold wrap-anywhere">
          {person.name}
        </p>
        <Button
          variant="quiet"
          size="small"
          icon={<ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />}
          onClick={onBack}
        >
          {words.back}
        </Button>
      </div>
      <div {...startMark}>
        <NumberPad
          label={words.pinOf(person.name)}
          placeholder={words.placeholder}
          value={pin}
          onChange={type}
          format={(keys) => '•'.repeat(keys.length)}
          maxLength={LONGEST}
          onSubmit={come}
          error={isMissing ? words.missing : error?.message}
        />
      </div>
      <Button variant="primary" size="large" busy={isPending} busyText={words.coming} onClick={come}>
        {words.come}
      </Button>
    </div>
  )
}
