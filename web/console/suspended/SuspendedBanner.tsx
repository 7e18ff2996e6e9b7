import { Banner } from '#web/ui/notices/Banner.tsx'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { texts } from './texts.ts'

/** Says above every screen of a suspended business what that means, and tells its admin why. */
export function SuspendedBanner() {
  const { suspension } = useSession().business
  const { longDate } = useFormat()
  if (!suspension) return null
  const { since, reason, support_address } = suspension
  return (
    <div className="px-4 pt-4 sm:px-6 lg:px-10">
      <Banner tone="danger" title={texts.title(longDate(since))}>
        {reason && <p className="wrap-anywhere">{texts.reason(reason)}</p>}
        <p>
          {texts.text} {reason === null ? texts.forMembers : texts.forAdmin}{' '}
          <a href={`mailto:${support_address}`} className="underline underline-offset-2 wrap-anywhere">
            {support_address}
          </a>
          .
        </p>
      </Banner>
    </div>
  )
}
