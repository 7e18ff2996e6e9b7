import { useQuery } from '@tanstack/react-query'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { LoadedCard } from '../../page/LoadedCard.tsx'
import { useSession } from '../../session/session.ts'
import { DomainChecks } from './DomainChecks.tsx'
import { EmailConfigForm } from './EmailConfigForm.tsx'
import { emailConfigQuery } from './emailConfigQuery.ts'
import { texts } from './texts.ts'

const title = (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    {texts.title}
    <Badge>{texts.label}</Badge>
  </span>
)

/** The business's own account for marketing mail; for its admins. */
export default function EmailConfigCard({ mayChange }: { mayChange: boolean }) {
  const { can_text } = useSession()
  const words = can_text ? texts : { ...texts, description: texts.descriptionOfMail }
  return (
    <LoadedCard title={title} words={words} query={useQuery(emailConfigQuery)} height="h-96">
      {(config) => (
        <div className="flex flex-col gap-6">
          {config.refused ? (
            <Banner tone="danger" title={texts.refused.title}>
              <p className="break-words">{config.refused.reason}</p>
              <p className="mt-2">{texts.refused.next}</p>
            </Banner>
          ) : (
            <p>{config.api_key_end === null ? texts.none : texts.active(config.api_key_end)}</p>
          )}
          <EmailConfigForm config={config} mayChange={mayChange} />
          {config.api_key_end !== null && <DomainChecks domain={config.domain} mayChange={mayChange} />}
        </div>
      )}
    </LoadedCard>
  )
}
