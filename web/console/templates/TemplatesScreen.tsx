import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { FileText, Plus } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { LoadingRows } from '#web/ui/progress/LoadingRows.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { triggersQuery } from '../messages/automatic.ts'
import type { Channel } from '../messages/messageQueries.ts'
import { Page } from '../page/Page.tsx'
import { programsQuery } from '../programs/programsQuery.ts'
import { useHasPoints } from '../programs/useHasPoints.ts'
import { TemplateItem } from './TemplateItem.tsx'
import { replacedBy, type TemplateView } from './template.ts'
import { allTemplatesQuery } from './templatesQuery.ts'
import { texts } from './texts.ts'

const TemplateForm = lazyPart(() => import('./TemplateForm.tsx'))

/** A channel's templates, edited where they stand. Only one is edited at a time, so that none is forgotten. */
export function TemplatesScreen({ channel }: { channel: Channel }) {
  const words = texts[channel]
  const query = useQuery(allTemplatesQuery(channel))
  const { data, error } = query
  usePrefetchQuery(triggersQuery)
  usePrefetchQuery(programsQuery)
  const { edit } = useSearch({ strict: false })
  const navigate = useNavigate()
  const [begun, setWriting] = useState(edit)
  const writing = begun === 'new' || data?.some(({ id }) => id === begun) ? begun : undefined
  const createButton = useRef<HTMLButtonElement>(null)
  const create = (
    <Button
      ref={createButton}
      variant="primary"
      icon={<Plus aria-hidden className="size-5" />}
      disabled={writing !== undefined}
      onClick={() => setWriting('new')}
    >
      {words.create}
    </Button>
  )
  // A template that was opened from an automatic message leads back to it.
  const close = () => (edit ? void navigate({ to: '/triggers' }) : setWriting(undefined))
  return (
    <Page title={words.title} description={words.description} actions={data && create}>
      <p className="mb-4">
        <Link to="/triggers" className="font-semibold text-accent-text underline">
          {texts.toTriggers}
        </Link>
      </p>
      {!data && <LoadFailed query={query} title={texts.loadFailed} retry={texts.retry} />}
      {!data && !error && (
        <LoadingRows label={texts.loading} rows={3} className="flex flex-col gap-4">
          <Skeleton className="h-36 rounded-lg" />
        </LoadingRows>
      )}
      {writing === 'new' && (
        <Card className="mb-4" title={words.create}>
          <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
            <TemplateForm channel={channel} onClose={close} />
          </Suspense>
        </Card>
      )}
      {data?.length === 0 && writing !== 'new' && (
        <Card>
          <EmptyState icon={<FileText />} title={words.none}>
            {texts.noneText}
          </EmptyState>
        </Card>
      )}
      {data && data.length > 0 && (
        <Templates
          channel={channel}
          templates={data}
          writing={writing}
          onWrite={setWriting}
          onClose={close}
        />
      )}
    </Page>
  )
}

type TemplatesProps = {
  channel: Channel
  templates: TemplateView[]
  writing: string | undefined
  onWrite: (id: string) => void
  onClose: () => void
}

function Templates({ channel, templates, writing, onWrite, onClose }: TemplatesProps) {
  const { data: triggers = [] } = useQuery(triggersQuery)
  const hasPoints = useHasPoints()
  // One that is off, in a business without points, is of no use to it.
  const useful = templates.filter(
    ({ trigger_type, active }) => hasPoints || active || trigger_type !== 'points_milestone',
  )
  const senderOf = ({ id }: TemplateView) =>
    triggers.find((trigger) => trigger.active && trigger[`${channel}_template_id`] === id)?.kind
  return (
    <ul className="flex flex-col gap-4">
      {useful.map((template) => (
        <li key={template.id}>
          <Card>
            {writing === template.id ? (
              <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
                <TemplateForm channel={channel} template={template} onClose={onClose} />
              </Suspense>
            ) : (
              <TemplateItem
                channel={channel}
                template={template}
                replacement={replacedBy(template, templates)}
                sender={senderOf(template)}
                onEdit={writing === undefined ? () => onWrite(template.id) : undefined}
              />
            )}
          </Card>
        </li>
      ))}
    </ul>
  )
}
