import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { EntranceLayout } from '../EntranceLayout.tsx'
import { authSettingsQuery } from '../providers/authSettings.ts'
import { texts } from './texts.ts'

/** /login/ways: every way to sign in, and whether it is switched on here. */
export default function WaysScreen() {
  const query = useQuery(authSettingsQuery)
  const { data, error } = query
  return (
    <EntranceLayout title={texts.title} description={texts.description}>
      {!data && !error && (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-64 w-full rounded-lg" />
        </div>
      )}
      {!data && <LoadFailed query={query} title={texts.failed} retry={texts.retry} />}
      {data && (
        <ul aria-label={texts.list} className="divide-y divide-line border-line border-y">
          {data.ways.map(({ id, is_on }) => {
            const [name, says] = texts.ways[id]
            return (
              <li key={id} className="flex items-start justify-between gap-4 py-3">
                <div>
                  <p className="font-semibold">{name}</p>
                  <p className="text-muted">{says}</p>
                </div>
                <Badge tone={is_on ? 'success' : 'neutral'}>{is_on ? texts.on : texts.off}</Badge>
              </li>
            )
          })}
        </ul>
      )}
      <div className="mt-8">
        <Link to="/login" className={buttonClass('primary', 'large')}>
          {texts.login}
        </Link>
      </div>
    </EntranceLayout>
  )
}
