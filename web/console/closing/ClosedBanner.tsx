import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { useReopenAccount } from './closingQuery.ts'
import { texts } from './texts.ts'

const words = texts.banner

/**
 * A banner above every screen of a closed business: the day until which it can be opened again, and a button to do so.
 */
export function ClosedBanner() {
  const { business, permissions } = useSession()
  const { longDate } = useFormat()
  const { mutate, isPending } = useReopenAccount()
  const report = useReport()
  if (!business.closing) return null
  const mayReopen = permissions.includes('account')
  const reopen = () => mutate(undefined, report({ done: texts.reopened }))
  return (
    <div className="px-4 pt-4 sm:px-6 lg:px-10">
      <Banner
        tone="warning"
        title={words.title}
        action={
          mayReopen && (
            <Button size="small" busy={isPending} busyText={words.reopening} onClick={reopen}>
              {words.reopen}
            </Button>
          )
        }
      >
        {words.text(longDate(business.closing.erased_after))} {!mayReopen && words.forMembers}
      </Banner>
    </div>
  )
}
