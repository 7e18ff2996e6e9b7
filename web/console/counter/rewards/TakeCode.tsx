import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { newcomerId } from '#web/outbox/keptOperation.ts'
import { texts as outboxTexts } from '#web/outbox/texts.ts'
import { useWaiting } from '#web/outbox/useWaiting.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useSession } from '../../session/session.ts'
import { texts as words } from '../keeping/texts.ts'
import { useKeepReward } from './useKeepReward.ts'

/**
 * Takes a code without a connection, as a claim: whose it is, and whether it is good, the server says when it arrives.
 * Once on a device: a code that waits on it already is not taken again.
 */
export default function TakeCode({ code, nothing }: { code: string; nothing: ReactNode }) {
  const { business } = useSession()
  const { operations } = useWaiting(business.id)
  const { data: takes } = useTakesCodes(business.id)
  const [customerId] = useState(newcomerId)
  const keep = useKeepReward(() => {})
  const isTaken = operations.some(({ kind, input }) => kind === 'redemption' && input.code === code)
  if (takes === undefined) return null
  if (isTaken) return <p className="text-pretty px-3 py-4">{words.codeTaken(code)}</p>
  if (!takes)
    return (
      <>
        {nothing}
        <p className="text-pretty px-3 pb-4 text-muted text-sm">{words.codesWait}</p>
      </>
    )
  return (
    <div className="flex flex-col items-start gap-3 px-3 py-4">
      <p className="text-pretty">{words.codeText(code)}</p>
      <Button
        variant="primary"
        busy={keep.isPending}
        busyText={words.giving}
        onClick={() => keep.mutate({ customerId, input: { code }, name: code })}
      >
        {words.takeCode}
      </Button>
      {keep.error && (
        <p role="alert" className="text-danger-text text-sm">
          {outboxTexts.noRoom}
        </p>
      )}
    </div>
  )
}

/** Whether this device may take codes; false where it keeps nothing. */
const useTakesCodes = (businessId: string) =>
  useQuery({
    queryKey: ['till', 'takes codes', businessId],
    queryFn: async () => {
      const { readKept } = await import('../keeping/keptHere.ts')
      return (await readKept(businessId))?.takesCodes ?? false
    },
    staleTime: 0,
    networkMode: 'always',
  })
