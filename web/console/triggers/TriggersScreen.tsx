import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { TriggerView } from '#server/messaging/triggers/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { LoadingRows } from '#web/ui/progress/LoadingRows.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { triggersQuery } from '../messages/automatic.ts'
import { Page } from '../page/Page.tsx'
import { useHasPoints } from '../programs/useHasPoints.ts'
import { useSession } from '../session/session.ts'
import { settingsQuery } from '../settings/settingsQuery.ts'
import { TriggerItem } from './TriggerItem.tsx'
import { texts } from './texts.ts'
import { resultsQuery } from './triggersQuery.ts'
import { WeeklyCaps } from './WeeklyCaps.tsx'

const TriggerDialog = lazyPart(() => import('./TriggerDialog.tsx'))
const SwitchOnDialog = lazyPart(() => import('./SwitchOnDialog.tsx'))

type Asked = { trigger: TriggerView; to: 'edit' | 'switch on' }

/** /triggers: the business's triggers, each as a sentence with a switch. */
export default function TriggersScreen() {
  const query = useQuery(triggersQuery)
  const { data, error } = query
  const { data: results } = useQuery(resultsQuery)
  usePrefetchQuery(settingsQuery)
  const [asked, setAsked] = useState<Asked>()
  const { can_text } = useSession()
  const hasPoints = useHasPoints()
  // Points reached are told by text alone, and nobody reaches any in a business without them.
  const canSend = ({ kind, active }: TriggerView) =>
    kind !== 'points_milestone' || (can_text && (hasPoints || active))
  const close = () => setAsked(undefined)
  return (
    <Page title={texts.title} description={texts.description}>
      {!data && <LoadFailed query={query} title={texts.loadFailed} retry={texts.retry} />}
      {!data && !error && (
        <LoadingRows label={texts.loading} rows={4} className="flex flex-col gap-4">
          <Skeleton className="h-32 rounded-lg" />
        </LoadingRows>
      )}
      {data && (
        <ul className="flex flex-col gap-4">
          {data.filter(canSend).map((trigger) => (
            <li key={trigger.kind}>
              <Card>
                <TriggerItem
                  trigger={trigger}
                  result={results?.find(({ kind }) => kind === trigger.kind)}
                  onEdit={() => setAsked({ trigger, to: 'edit' })}
                  onSwitchOn={() => setAsked({ trigger, to: 'switch on' })}
                />
              </Card>
            </li>
          ))}
        </ul>
      )}
      {data && <WeeklyCaps />}
      <Suspense>
        {asked?.to === 'edit' && <TriggerDialog trigger={asked.trigger} onClose={close} />}
        {asked?.to === 'switch on' && <SwitchOnDialog trigger={asked.trigger} onClose={close} />}
      </Suspense>
    </Page>
  )
}
