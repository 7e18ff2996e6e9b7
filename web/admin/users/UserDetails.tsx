import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { UserItem, UserView } from '#server/admin/contract.ts'
import { texts as auditTexts } from '#web/console/audit/texts.ts'
import { Dialog, type DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { Fact } from '../Fact.tsx'
import { Failed } from '../Failed.tsx'
import { format } from '../format.ts'
import { Loading } from '../Loading.tsx'
import { texts } from './texts.ts'
import { UserActions } from './UserActions.tsx'
import { userQuery } from './userQueries.ts'

type UserDetailsProps = DialogShown & { user: UserItem }

/** One user: their businesses, ways to sign in and devices, and what a super admin can do about them. */
export default function UserDetails({ user, open, onOpenChange }: UserDetailsProps) {
  const query = useQuery({ ...userQuery(user.id), enabled: open })
  const { data, error } = query
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={user.name} description={user.email}>
      {!data && <Failed query={query} />}
      {!data && !error && <Loading className="h-72 rounded-md" />}
      {data && <Details user={data} />}
    </Dialog>
  )
}

function Details({ user }: { user: UserView }) {
  const { suspended_at, suspended_reason, businesses, api_keys, sign_in_ways, two_factor, sessions } = user
  return (
    <div className="flex flex-col gap-6">
      {suspended_at && (
        <Banner tone="danger" title={texts.suspendedSince(format.longDate(suspended_at))}>
          {suspended_reason}
        </Banner>
      )}
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact label={texts.columns.created}>{format.longDate(user.created_at)}</Fact>
        <Fact label={texts.email}>{user.email_verified ? texts.verified : texts.unverified}</Fact>
        <Fact label={texts.ways}>
          {[...sign_in_ways.map((way) => texts.way[way]), ...(two_factor ? [texts.twoFactor] : [])].join(
            ', ',
          ) || texts.noWay}
        </Fact>
        <Fact label={texts.businesses}>
          {businesses.length === 0 && texts.noBusiness}
          {businesses.map((business) => (
            <span key={business.business_id} className="block">
              {texts.business(business.company_name, business.role, business.standing)}
            </span>
          ))}
        </Fact>
        {api_keys.length > 0 && (
          <Fact label={texts.apiKeys}>
            {api_keys.map((key) => (
              <span key={key.id} className="block">
                {texts.apiKey(key.name, key.company_name)}
              </span>
            ))}
          </Fact>
        )}
      </dl>
      <Sessions sessions={sessions} />
      <Link
        to="/admin/audit"
        search={{ person: user.id }}
        className="inline-flex min-h-11 items-center self-start font-semibold text-accent-text underline-offset-4 hover:underline"
      >
        {texts.activity}
      </Link>
      <UserActions user={user} />
    </div>
  )
}

function Sessions({ sessions }: Pick<UserView, 'sessions'>) {
  return (
    <section>
      <h3 className="font-semibold">{texts.sessions}</h3>
      {sessions.length === 0 && <p className="text-muted">{texts.noSession}</p>}
      <ul className="divide-y divide-line">
        {sessions.map(({ id, browser, system, address, last_used_at }) => (
          <li key={id} className="py-2 wrap-anywhere">
            {auditTexts.device(browser, system) ?? texts.unknownDevice}
            <span className="block text-muted text-sm">
              {[address, texts.lastUsed(format.date(last_used_at))].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
