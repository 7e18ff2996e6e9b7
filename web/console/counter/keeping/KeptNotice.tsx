import { WifiOff } from 'lucide-react'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useFormat } from '../../page/format.ts'
import { texts as words } from './texts.ts'

/** Says that the customer on the screen is as this device keeps them, and how old that is: on phones in one line. */
export default function KeptNotice({ since, gives }: { since: string; gives: boolean }) {
  const { date, time, weekdayOf, since: ago } = useFormat()
  const isOfToday = date(since) === date(new Date())
  const asOf = words.asOf(isOfToday ? null : weekdayOf(since), time(since), ago(since))
  const text = gives ? words.textWithRewards : words.text
  return (
    <>
      <p
        role="status"
        data-offline
        className="flex items-center gap-2 text-pretty text-muted text-sm md:hidden"
      >
        <WifiOff aria-hidden className="size-4 shrink-0" />
        {asOf}
        <span className="sr-only">{text}</span>
      </p>
      <div className="max-md:hidden">
        <Banner title={asOf} slim live>
          {text}
        </Banner>
      </div>
    </>
  )
}
