import { Link } from '@tanstack/react-router'
import type { CompanyView } from '#server/identity/team/contract.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { ProgressBar } from '#web/ui/progress/ProgressBar.tsx'
import { useFormat } from '../page/format.ts'
import { seatTone, UNLIMITED } from './seatTone.ts'
import { texts } from './texts.ts'

const words = texts.seats

/** The number of used seats. At the last one it has a link to a bigger plan, for people who may take it. */
export function SeatUsage({ seats, manages }: { seats: CompanyView['seats']; manages: boolean }) {
  const { number, percent } = useFormat()
  const { used, held, max } = seats
  const tone = seatTone(seats)
  return (
    <Card title={words.title}>
      {max === UNLIMITED ? (
        <p>{words.unlimited(number(used))}</p>
      ) : (
        <>
          <p className="display mb-3 text-xl">{words.used(number(used), number(max))}</p>
          <ProgressBar
            label={words.title}
            labelHidden
            value={used}
            max={max}
            valueText={words.used(number(used), number(max))}
            tone={tone}
          />
          <p className="mt-2 text-muted text-sm">
            {words.capacity(percent(Math.round((used / max) * 100)))}
            {tone === 'warning' && `. ${words.close}`}
          </p>
        </>
      )}
      {held > 0 && <p className="mt-1 text-muted text-sm">{words.held(number(held), held)}</p>}
      {tone === 'danger' && (
        <div className="mt-4">
          <Banner
            tone={manages ? 'danger' : 'info'}
            action={
              manages && (
                <Link to="/subscription" className={buttonClass('primary', 'small')}>
                  {words.upgrade}
                </Link>
              )
            }
          >
            {manages ? words.full : words.fullForMember}
          </Banner>
        </div>
      )}
    </Card>
  )
}
