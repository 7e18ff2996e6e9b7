import { Link } from '@tanstack/react-router'
import type { PresentRecord } from '#server/data/customer-record/contract.ts'
import { leftToRight } from '#server/platform/text/apart.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { useFormat } from '../../page/format.ts'
import { may, useSession } from '../../session/session.ts'
import { useEditCustomer } from '../recordQuery.ts'
import { texts } from '../texts.ts'

const words = texts.likelySame

/** Questions for staff: whether a second customer is the same person, and whether the number is a mobile phone's. */
export function LikelySame({ record, onMerge }: { record: PresentRecord; onMerge: (id: string) => void }) {
  const { likely_same: same, mobile_phone: mobile } = record
  const session = useSession()
  const mayMerge = may(session, 'business admin')
  if (same)
    return (
      <Banner
        title={words.titles[same.by](same.name)}
        action={
          mayMerge ? (
            <Button onClick={() => onMerge(same.id)}>{words.merge}</Button>
          ) : (
            <Link
              to="/customers/$customerId"
              params={{ customerId: same.id }}
              className={buttonClass('quiet')}
            >
              {words.open}
            </Link>
          )
        }
      >
        {mayMerge ? words.text : words.askAdmin}
      </Banner>
    )
  return mobile ? <AskMobile record={record} mobile={mobile} /> : null
}

function AskMobile({ record, mobile }: { record: PresentRecord; mobile: string }) {
  const { phone } = useFormat()
  const report = useReport()
  const { id, version } = record.customer
  const edit = useEditCustomer(id)
  const confirm = () =>
    edit.mutate(
      { version, phone: mobile },
      report({ done: texts.mobile.nowMobile, failed: texts.mobile.failed }),
    )
  return (
    <Banner
      title={texts.mobile.title}
      action={
        <Button busy={edit.isPending} onClick={confirm}>
          {texts.mobile.yes}
        </Button>
      }
    >
      {texts.mobile.landline(leftToRight(phone(mobile)))}
    </Banner>
  )
}
