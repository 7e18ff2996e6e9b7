import { Hash, ScanLine, Search } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/ui/buttons/Button.tsx'
import { focusStart, useStart } from '#web/ui/focus/start.ts'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { useSession } from '../../session/session.ts'
import { Stage } from '../Stage.tsx'
import { StageStatus } from '../StageStatus.tsx'
import { texts } from '../texts.ts'
import { useTyping } from '../useTyping.ts'
import { CustomerSearch } from './CustomerSearch.tsx'
import { PhonePadPanel } from './PhonePadPanel.tsx'
import type { LookedUp } from './useLookUp.ts'

const ShareTill = lazyPart(() => import('../../shared-till/ShareTill.tsx'))
const WhoWorks = lazyPart(() => import('../keeping/WhoWorks.tsx'))
const WaitingLine = lazyPart(() => import('../kept/WaitingLine.tsx'))

export type IdentifyStageProps = {
  /** Keys of the phone pad. */
  keys: string
  onKeys: (keys: string) => void
  /** Text of the search. */
  query: string
  onQuery: (query: string) => void
  onFound: (found: LookedUp | { customerId: string; phone?: string | undefined }) => void
  onAdd: (customer: { phone?: string; name?: string }) => void
  onScan: () => void
}

/** Finds the customer: by the phone pad first, with search and camera beside it. */
export function IdentifyStage({ keys, onKeys, query, onQuery, onFound, onAdd, onScan }: IdentifyStageProps) {
  const { isKept } = useSession()
  const [isBack] = useState(query !== '')
  const stage = useStart<HTMLDivElement>(isBack)
  const field = useRef<HTMLInputElement>(null)
  // Back from the form of a new customer, the search is as it was left.
  useEffect(() => {
    if (isBack) field.current?.focus()
  }, [isBack])
  const [mode, setMode] = useState<'pad' | 'search'>(isBack ? 'search' : 'pad')
  const open = (customerId: string) => onFound({ customerId })
  const show = (next: typeof mode) => {
    // The field must be there before it can take the focus.
    flushSync(() => setMode(next))
    if (next === 'search') field.current?.focus()
    else focusStart(stage.current)
  }
  useTyping({
    digit: (digit) => {
      show('pad')
      onKeys(keys + digit)
    },
    letter: (letter) => {
      show('search')
      onQuery(query + letter)
    },
  })
  return (
    <Stage ref={stage} className="flex grow flex-col max-md:min-h-[calc(100dvh-8rem-var(--till-bar,0rem))]">
      <StageStatus place="top" />
      <header className="mb-2 flex flex-wrap items-center justify-between gap-2 md:mb-6 low:mb-3">
        <h1 className="display text-xl md:text-2xl">{texts.title}</h1>
        {/* In a row that is as high without it: the pad must not move under the finger. On phones it stands lower. */}
        <Suspense>
          <WaitingLine className="min-w-0 max-md:order-last max-md:basis-full md:flex-1 md:ps-2" />
        </Suspense>
        {/* On phones the labels need the room of the icons. */}
        <div className="flex flex-wrap gap-2 max-md:[&_svg]:hidden">
          <ModeButton mode={mode} onChange={show} />
          <Button icon={<ScanLine aria-hidden className="size-5" />} onClick={onScan}>
            {texts.scan.open}
          </Button>
          <Suspense fallback={<span className="h-11 w-24 md:w-38" />}>
            {isKept ? <WhoWorks /> : <ShareTill />}
          </Suspense>
        </div>
      </header>
      <div className="flex-1 gap-6 max-md:flex max-md:flex-col md:grid md:grid-cols-2 lg:grid-cols-[minmax(0,26.5rem)_minmax(18rem,1fr)] 2xl:gap-12">
        {/* At the bottom, near the thumb. */}
        <div className={mode === 'search' ? 'max-md:hidden' : 'max-md:mt-auto'}>
          <PhonePadPanel keys={keys} onKeys={onKeys} onOpen={onFound} onAdd={(phone) => onAdd({ phone })} />
        </div>
        <div className={mode === 'pad' ? 'max-md:hidden' : ''}>
          <CustomerSearch
            query={query}
            onQuery={onQuery}
            field={field}
            onOpen={open}
            onFound={onFound}
            onAdd={() =>
              onAdd(/^[+\d][\d\s().-]*$/.test(query.trim()) ? { phone: query } : { name: query.trim() })
            }
          />
        </div>
      </div>
    </Stage>
  )
}

/** On phones either the pad or the search is shown. */
function ModeButton({
  mode,
  onChange,
}: {
  mode: 'pad' | 'search'
  onChange: (mode: 'pad' | 'search') => void
}) {
  const other = mode === 'pad' ? 'search' : 'pad'
  const Icon = other === 'search' ? Search : Hash
  return (
    <Button
      className="md:hidden"
      icon={<Icon aria-hidden className="size-5" />}
      onClick={() => onChange(other)}
    >
      {texts.modes[other]}
    </Button>
  )
}
