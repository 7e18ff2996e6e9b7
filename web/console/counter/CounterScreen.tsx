import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, startTransition, useEffect, useState } from 'react'
import { focusStart } from '#web/ui/focus/start.ts'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { useLeaving } from '../forms/useLeaving.tsx'
import { loadAhead } from '../page/loadAhead.tsx'
import { useArrival } from '../page/Page.tsx'
import { useKept } from '../session/kept.ts'
import { CustomerLoading } from './customer/CustomerLoading.tsx'
import { DayWaiting } from './day/DayWaiting.tsx'
import type { NewCustomer } from './identify/AddCustomer.tsx'
import { IdentifyStage } from './identify/IdentifyStage.tsx'
import { useNotedPresses } from './Stage.tsx'
import { StageStatus } from './StageStatus.tsx'
import { texts } from './texts.ts'
import { useTypedPhone } from './typedPhone.ts'
import { useEscape } from './useEscape.ts'

const AddCustomer = lazyPart(() => import('./identify/AddCustomer.tsx'))
const DayPanel = lazyPart(() => import('./day/DayPanel.tsx'))
const Unsettled = lazyPart(() => import('./writes/Unsettled.tsx'))
const ScanDialog = lazyPart(() => import('./identify/ScanDialog.tsx'))
const { Part: CustomerStage, ahead } = loadAhead(() => import('./customer/CustomerStage.tsx'))

/**
 * /counter: find the customer, record their purchase, go on to the next one. The address keeps the customer, so a
 * reload keeps them too.
 */
export default function CounterScreen() {
  const { customer, reward } = useSearch({ from: '/business/counter' })
  const isBesideCustomer = customer !== undefined
  const navigate = useNavigate()
  const [keys = '', setKeys] = useKept<string>('keys')
  const [query, setQuery] = useState('')
  const [adding, setAdding] = useState<NewCustomer>()
  const [scanning, setScanning] = useState<boolean>()
  const [standing, setStanding] = useState(false)
  const screen = useArrival(texts.title)
  // The day's summary loads once the counter is ready for work, and not at all on phones. Its room is kept from the
  // start, so that nothing moves under the finger.
  useEffect(() => {
    const wide = matchMedia('(min-width: 48rem)')
    const stand = () => setStanding(wide.matches)
    const later = setTimeout(stand, 300)
    // A phone that is turned.
    wide.addEventListener('change', stand)
    return () => {
      clearTimeout(later)
      wide.removeEventListener('change', stand)
    }
  }, [])
  // After useArrival, which focuses the heading.
  useEffect(() => focusStart(screen.current), [screen])

  const form = useLeaving({ bySearch: true })
  // The form stays until its customer is shown. The browser's Back leads from there to the customer before.
  useEffect(() => {
    if (!isBesideCustomer) return
    setQuery('')
    setAdding(undefined)
  }, [isBesideCustomer])

  const [, setTyped] = useTypedPhone()
  const open = ({
    phone,
    ...found
  }: {
    customerId: string
    rewardId?: string
    phone?: string | undefined
  }) => {
    setKeys(undefined)
    setTyped(phone === undefined ? undefined : { customerId: found.customerId, phone })
    setScanning((was) => was && false)
    void navigate({
      to: '/counter',
      search: { customer: found.customerId, ...(found.rewardId && { reward: found.rewardId }) },
    })
  }
  const next = () =>
    form.leave(() => {
      setAdding(undefined)
      void navigate({ to: '/counter', search: {} })
    })
  // Loads the step that nearly everyone takes next.
  useEffect(ahead, [])
  useEscape(next)
  useNotedPresses()
  return (
    <div
      ref={screen}
      data-till
      className="mx-auto flex w-full max-w-6xl grow flex-col gap-6 px-4 py-4 sm:px-6 md:py-6 lg:px-10 lg:py-8 squat:gap-4 squat:py-3 xl:max-w-none xl:flex-row"
    >
      <div className="flex min-w-0 grow flex-col">
        {!customer && (
          <Suspense>
            <Unsettled onGone={() => focusStart(screen.current)} />
          </Suspense>
        )}
        <Suspense fallback={customer && <CustomerLoading />}>
          {customer ? (
            <CustomerStage
              key={customer}
              customerId={customer}
              rewardId={reward}
              onOpen={open}
              onNext={next}
              onScan={() => setScanning(true)}
            />
          ) : adding ? (
            form.wrap(
              <>
                <StageStatus place="top" />
                <AddCustomer customer={adding} onAdded={open} onCancel={next} />
              </>,
            )
          ) : (
            <IdentifyStage
              keys={keys}
              onKeys={setKeys}
              query={query}
              onQuery={setQuery}
              onFound={open}
              // The pad stays until the form has loaded.
              onAdd={(person) => startTransition(() => setAdding(person))}
              onScan={() => setScanning(true)}
            />
          )}
        </Suspense>
      </div>
      {standing ? (
        <Suspense fallback={<DayWaiting isBesideCustomer={isBesideCustomer} />}>
          <DayPanel isBesideCustomer={isBesideCustomer} />
        </Suspense>
      ) : (
        <DayWaiting isBesideCustomer={isBesideCustomer} />
      )}
      {/* Stays once it was open, so that it can fade out. */}
      {scanning !== undefined && (
        <Suspense>
          <ScanDialog open={scanning} onOpenChange={setScanning} onFound={open} />
        </Suspense>
      )}
    </div>
  )
}
