import { Skeleton } from '#web/ui/progress/Skeleton.tsx'

export type DayPanelProps = { isBesideCustomer: boolean }

/** Beside a customer, the panel is shown only where the cards keep their room. */
export const dayPanelClass = ({ isBesideCustomer }: DayPanelProps) =>
  `flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 max-md:hidden xl:sticky xl:top-8 xl:h-[calc(100dvh-4rem-var(--till-bar,0rem))] xl:w-72 xl:shrink-0 squat:flex-row squat:items-center squat:py-2 squat:pe-2 ${isBesideCustomer ? 'xl:max-2xl:hidden' : ''}`

export const dayFiguresClass =
  'grid grid-cols-4 gap-x-4 gap-y-4 xl:grid-cols-2 squat:flex squat:grow squat:flex-wrap squat:gap-y-0'

/** A placeholder of the day panel's size until the panel has loaded. */
export function DayWaiting(props: DayPanelProps) {
  return (
    <div aria-hidden className={dayPanelClass(props)}>
      <Skeleton className="h-7 w-28 rounded-sm squat:hidden" />
      <div className={dayFiguresClass}>
        {['visits', 'paid', 'rewards', 'guests'].map((figure) => (
          <Skeleton key={figure} className="h-12 rounded-sm squat:h-7 squat:w-20" />
        ))}
      </div>
      <Skeleton className="mt-auto h-11 rounded-md pointer-fine:h-10 squat:my-0 squat:w-36" />
    </div>
  )
}
