import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { isUnanswered } from '#web/client/api.ts'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { useFormat } from '../../page/format.ts'
import { texts } from '../texts.ts'
import { findReward } from './lookUp.ts'
import type { LookedUp } from './useLookUp.ts'

const TakeCode = lazyPart(() => import('../rewards/TakeCode.tsx'))

type FoundRewardProps = {
  code: string
  onFound: (found: LookedUp) => void
  /** Shown if nothing is found. */
  nothing: ReactNode
}

/**
 * The reward of a code typed into the search, where no customer matches the text. Shows `nothing` if the text is not
 * one of our codes.
 */
export default function FoundReward({ code, onFound, nothing }: FoundRewardProps) {
  const format = useFormat()
  const { data, error, isPending } = useQuery({
    queryKey: ['till', 'code', code],
    queryFn: () => findReward(format, code),
    retry: false,
    staleTime: 0,
    networkMode: 'always',
  })
  if (isPending) return null
  if (!data)
    return isUnanswered(error) ? (
      <Suspense>
        <TakeCode key={code} code={code} nothing={nothing} />
      </Suspense>
    ) : (
      nothing
    )
  const { customer, reward, problem } = data
  return (
    <>
      <h2 className="px-3 pt-2 pb-1 font-semibold text-muted text-sm">{texts.search.foundReward}</h2>
      <button
        type="button"
        onClick={() => onFound(data)}
        className="flex min-h-16 w-full items-center gap-3 rounded-md px-3 py-2 text-start transition-colors hover:bg-quiet active:bg-accent-soft"
      >
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text"
        >
          <Gift className="size-5" />
        </span>
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate font-semibold">
            {reward}
          </span>
          <span dir="auto" className={`block text-sm ${problem ? 'text-warning-text' : 'text-muted'}`}>
            {problem ?? customer}
          </span>
        </span>
      </button>
    </>
  )
}
