import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { placeIn, ruleOfPlace } from '#server/data/analytics/config.ts'
import type { SegmentView } from '#server/messaging/segments/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { LoadingRows } from '#web/ui/progress/LoadingRows.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useFormat } from '../page/format.ts'
import { Page } from '../page/Page.tsx'
import { nameOfPlace } from './gridWords.ts'
import { SegmentItem } from './SegmentItem.tsx'
import { segmentCountsQuery, segmentsQuery } from './segmentsQuery.ts'
import { texts } from './texts.ts'
import type { Beginning } from './useSegmentForm.ts'
import { useNames } from './useThings.ts'

const route = getRouteApi('/business/segments')
const SegmentForm = lazyPart(() => import('./SegmentForm.tsx'))
const DeleteSegment = lazyPart(() => import('./DeleteSegment.tsx'))

const tiles = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'

/** /segments: the business's own segments and those that every business has. Only one is edited at a time. */
export default function SegmentsScreen() {
  const query = useQuery(segmentsQuery)
  const { data, error } = query
  usePrefetchQuery(segmentCountsQuery)
  const names = useNames()
  const { place } = route.useSearch()
  const navigate = route.useNavigate()
  const { number } = useFormat()
  const [writing, setWriting] = useState(() => beginningAt(place, number))
  const close = () => {
    setWriting(undefined)
    if (place) void navigate({ search: {}, replace: true })
  }
  const begin = (from: Beginning) => {
    setWriting(from)
    window.scrollTo({ top: 0 })
  }
  const create = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden className="size-5" />}
      disabled={writing !== undefined}
      onClick={() => begin({})}
    >
      {texts.create}
    </Button>
  )
  return (
    <Page title={texts.title} description={texts.description} actions={data && create}>
      {!data && <LoadFailed query={query} title={texts.loadFailed} retry={texts.retry} />}
      {!data && !error && (
        <LoadingRows label={texts.loading} rows={6} className={tiles}>
          <Skeleton className="h-48 rounded-lg" />
        </LoadingRows>
      )}
      {writing && (
        <Card className="mb-8" title={writing.saved ? texts.editOf(writing.saved.name) : texts.create}>
          <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
            <SegmentForm from={writing} onClose={close} />
          </Suspense>
        </Card>
      )}
      {data && <Segments segments={data} names={names} onBegin={writing ? undefined : begin} />}
    </Page>
  )
}

/** The start of a segment from a field of the grid at /analytics. */
function beginningAt(named: string | undefined, number: (value: number) => string): Beginning | undefined {
  const place = placeIn(named)
  return place && { name: nameOfPlace(place, number), rule: ruleOfPlace(place) }
}

type SegmentsProps = {
  segments: SegmentView[]
  names: ReturnType<typeof useNames>
  onBegin: ((from: Beginning) => void) | undefined
}

function Segments({ segments, names, onBegin }: SegmentsProps) {
  const counts = useQuery(segmentCountsQuery)
  const [leaving, setLeaving] = useState<SegmentView>()
  const [asked, setAsked] = useState(false)
  const itemsOf = (some: SegmentView[]) => (
    <ul className={tiles}>
      {some.map((segment) => (
        <li key={segment.id}>
          <SegmentItem
            segment={segment}
            count={counts.error ? null : counts.data?.get(segment.id)}
            names={names}
            onEdit={onBegin && (() => onBegin({ saved: segment }))}
            onCopy={onBegin && (() => onBegin({ name: texts.copied(segment.name), rule: segment.rule }))}
            onDelete={() => {
              setLeaving(segment)
              setAsked(true)
            }}
          />
        </li>
      ))}
    </ul>
  )
  const own = segments.filter(({ version }) => version !== null)
  return (
    <div className="flex flex-col gap-8">
      <LoadFailed query={counts} title={texts.countFailed} retry={texts.retry} />
      <section>
        <h2 className="display mb-4 text-xl">{texts.own}</h2>
        {own.length === 0 ? <p className="text-muted">{texts.none}</p> : itemsOf(own)}
      </section>
      <section>
        <h2 className="display mb-4 text-xl">{texts.ready}</h2>
        {itemsOf(segments.filter(({ version }) => version === null))}
      </section>
      {leaving && (
        <Suspense>
          <DeleteSegment segment={leaving} open={asked} onOpenChange={setAsked} />
        </Suspense>
      )}
    </div>
  )
}
