import { dateFormat } from '#server/platform/text/locale.ts'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'

/** Names a day, 'YYYY-MM-DD', or a month, 'YYYY-MM'. */
export function useStepName(): (at: string) => string {
  const { locale } = useSession().business
  const { day } = useFormat()
  const month = dateFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return (at) => (at.length === 7 ? month.format(new Date(`${at}-01`)) : day(at))
}
