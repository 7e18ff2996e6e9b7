import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { may, useSession } from '../session/session.ts'
import { Setup } from '../setup/Setup.tsx'
import { setupQuery } from '../setup/setupQuery.ts'
import { useAnswers } from '../setup/useAnswers.ts'
import { Held } from './Held.tsx'
import { useRemembered } from './useRemembered.ts'

const Ready = lazyPart(async () => ({ default: (await import('../setup/Ready.tsx')).Ready }))

/**
 * Offers the setup of a first program to the admin of a business without one, and shows what it made. Once it is over,
 * this device asks no more. Its place is kept free before the answer is here. What it made before needs no words any
 * more once a purchase was recorded.
 */
export function FirstProgram({ hasPurchase }: { hasPurchase: boolean | undefined }) {
  const session = useSession()
  const { business, look } = session
  const [over, rememberOver] = useRemembered(`setup-over:${business.id}`)
  const answering = useAnswers(business.id)
  const { made } = answering.answers
  const [wasMade] = useState(made !== undefined)
  const isTheirs = may(session, 'business admin') && !look
  const wasOver = over || business.has_programs
  const { data, error } = useQuery({ ...setupQuery, enabled: isTheirs && !wasOver })
  const isOver = wasOver || data?.offered === false
  useEffect(() => {
    if (isOver && !over) rememberOver()
  })
  if (!isTheirs) return null
  if (made && !(wasMade && hasPurchase))
    return (
      <Suspense>
        <Ready made={made} isNew={!wasMade} onDone={answering.forget} />
      </Suspense>
    )
  if (isOver || error) return null
  return (
    <Held part="setup" isHere={data !== undefined} className="h-106 sm:h-64.5">
      {data ? <Setup view={data} answering={answering} /> : <Skeleton className="h-full rounded-lg" />}
    </Held>
  )
}
