import type { NewRedemption } from '#web/outbox/keptOperation.ts'
import { texts as outboxTexts } from '#web/outbox/texts.ts'
import { About } from '#web/ui/buttons/About.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { texts as words } from '../keeping/texts.ts'
import type { SeenView } from '../seen.ts'
import { useKeepReward } from './useKeepReward.ts'

type GiveKeptProps = {
  view: SeenView
  reward: { id: string; name: string }
  input: NewRedemption['input']
  onKept: (text: string) => void
}

/** Hands a reward over without a connection, as far as the business allows it. */
export default function GiveKept({ view, reward: { id, name }, input, onKept }: GiveKeptProps) {
  const keep = useKeepReward(() => onKept(words.handOver(name)))
  if (view.tooMuch?.includes(id)) return <p className="text-muted text-sm">{words.tooMuch}</p>
  return (
    <>
      <Button
        variant="primary"
        busy={keep.isPending}
        busyText={words.giving}
        onClick={() => keep.mutate({ customerId: view.customer.id, input, name })}
      >
        {words.give}
        <About>{name}</About>
      </Button>
      {keep.error && (
        <p role="alert" className="basis-full text-danger-text text-sm">
          {outboxTexts.noRoom}
        </p>
      )}
    </>
  )
}
