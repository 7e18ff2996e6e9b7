import { useQuery } from '@tanstack/react-query'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Page } from '../Page.tsx'
import { TwoFactorCard } from '../two-factor/TwoFactorCard.tsx'
import { accountQuery } from './accountQuery.ts'
import { EmailCard } from './EmailCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { texts } from './texts.ts'

/** /account, and /admin/account for super admins: whoever is signed in, in whatever shop or none. */
export default function AccountScreen() {
  const { data, error, refetch, isFetching } = useQuery(accountQuery)
  return (
    <Page title={texts.title} description={texts.description} width="narrow">
      {!data && !error && <AccountLoading />}
      {!data && error && (
        <Banner
          tone="danger"
          title={texts.failed}
          live
          action={
            <Button size="small" busy={isFetching} onClick={() => refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {data && (
        <div className="flex flex-col gap-6">
          <ProfileCard account={data} />
          <EmailCard account={data} />
          <PasswordCard account={data} />
          <TwoFactorCard account={data} />
          <SessionsCard />
        </div>
      )}
    </Page>
  )
}

const CARDS = ['profile', 'email', 'password', 'two-factor', 'sessions']

function AccountLoading() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{texts.loading}</span>
      {CARDS.map((card) => (
        <Skeleton key={card} className="h-40 w-full rounded-lg" />
      ))}
    </div>
  )
}
