import type { TextAlarm } from '#server/admin/contract.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { format } from '../format.ts'
import { alarmTexts as words } from './texts.ts'

/** The daily limits of texts or mails that were reached, and the businesses that reached them. */
export function TextAlarms({ of, alarms }: { of: 'texts' | 'mails'; alarms: TextAlarm[] }) {
  if (alarms.length === 0) return null
  return (
    <Banner tone="danger" title={words.title[of]}>
      <ul className="flex flex-col gap-1">
        {alarms.map(({ day, scope, count, since, company_names }) => (
          <li key={`${day} ${scope}`}>
            {words.reached[scope](format.number(count), count === 1)}{' '}
            {words.since(format.dateTime(since), format.list(company_names))}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
