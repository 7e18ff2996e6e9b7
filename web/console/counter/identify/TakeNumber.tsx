import { useQuery } from '@tanstack/react-query'
import { keptCustomers } from '#web/outbox/keeping/keptCustomers.ts'
import { newcomerId } from '#web/outbox/keptOperation.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { texts as words } from '../keeping/texts.ts'
import { usePhonePad } from './usePhonePad.ts'

type TakeNumberProps = {
  /** The phone as it was typed. */
  typed: string
  /** Why nobody was added. */
  reason: string
  onOpen: (found: { customerId: string; phone: string }) => void
}

/** Offers to take the number alone: their purchase is kept, and the customer is added, or found, when it arrives. */
export function TakeNumber({ typed, reason, onOpen }: TakeNumberProps) {
  const { load } = usePhonePad(typed)
  const { data: phone } = useQuery({
    queryKey: ['typed phone', typed],
    // Without the programs, which only a device that keeps customers has, nothing could be planned.
    queryFn: async () => {
      if (!(await keptCustomers.current())) return null
      return (await load()).read(typed) ?? null
    },
    networkMode: 'always',
  })
  return (
    <Banner
      tone="warning"
      live
      action={
        phone && (
          <Button variant="primary" onClick={() => onOpen({ customerId: newcomerId(), phone })}>
            {words.take}
          </Button>
        )
      }
    >
      {reason} {phone && words.takeText}
    </Banner>
  )
}
