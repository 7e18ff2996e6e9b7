import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ApiKeyView } from '#server/identity/api-keys/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useFormat } from '../page/format.ts'
import { apiKeysQuery } from './apiKeysQuery.ts'
import { accessIn, type Scope, subjects } from './scopes.ts'
import { texts } from './texts.ts'

const MakeDialog = lazyPart(() => import('./MakeDialog.tsx'))
const RevokeDialog = lazyPart(() => import('./RevokeDialog.tsx'))

/** The API keys of the business's own programs, for its admins. */
export default function ApiKeysCard({ mayChange }: { mayChange: boolean }) {
  const query = useQuery(apiKeysQuery)
  const { data, error } = query
  // Undefined until a dialog is first opened. A dialog keeps its key while it fades out.
  const [task, setTask] = useState<'make' | ApiKeyView>()
  const [open, setOpen] = useState(false)
  const begin = (next: 'make' | ApiKeyView) => {
    setTask(next)
    setOpen(true)
  }
  const dialog = { open, onOpenChange: setOpen }
  const isFull = data && data.data.length >= data.most
  return (
    <Card title={texts.title}>
      <p className="max-w-prose text-muted">
        {texts.text}{' '}
        <a href="/developers" className="underline underline-offset-2">
          {texts.document}
        </a>
      </p>
      <div className="mt-4">
        {!data && !error && (
          <div role="status">
            <span className="sr-only">{texts.loading}</span>
            <Skeleton className="h-14 w-full rounded-md" />
          </div>
        )}
        {!data && <LoadFailed query={query} title={texts.failed} retry={texts.retry} />}
        {data?.data.length === 0 && <p className="text-muted text-sm">{texts.none}</p>}
        {data && data.data.length > 0 && (
          <ul aria-label={texts.title} className="divide-y divide-line border-line border-y">
            {data.data.map((apiKey) => (
              <ApiKeyRow
                key={apiKey.id}
                apiKey={apiKey}
                onRevoke={mayChange ? () => begin(apiKey) : undefined}
              />
            ))}
          </ul>
        )}
      </div>
      {data && mayChange && (
        <div className="mt-4">
          {isFull ? (
            <p className="text-muted text-sm">{texts.full(data.most)}</p>
          ) : (
            <Button onClick={() => begin('make')}>{texts.make}</Button>
          )}
        </div>
      )}
      <Suspense>
        {task === 'make' && <MakeDialog {...dialog} />}
        {task && task !== 'make' && <RevokeDialog key={task.id} {...dialog} apiKey={task} />}
      </Suspense>
    </Card>
  )
}

function ApiKeyRow({ apiKey, onRevoke }: { apiKey: ApiKeyView; onRevoke: (() => void) | undefined }) {
  const { date, dateTime, day } = useFormat()
  const { name, ending, scopes, created_at, last_used_at, ends_on, has_ended, maker } = apiKey
  const madeBy = maker && (maker.name ?? texts.makerGone)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <div className="flex flex-wrap items-center gap-x-2">
          <p dir="auto" className="font-semibold wrap-anywhere">
            {name}
          </p>
          {has_ended && <Badge>{texts.ended}</Badge>}
          {maker?.gone && (
            <Badge tone="warning" wraps>
              {texts.gone[maker.gone]}
            </Badge>
          )}
        </div>
        {maker?.gone && !has_ended && <p className="text-sm">{texts.goneText}</p>}
        <p className="text-muted text-sm wrap-anywhere">
          {[
            texts.ending(ending),
            madeBy ? texts.madeBy(date(created_at), madeBy) : texts.made(date(created_at)),
            last_used_at ? texts.used(dateTime(last_used_at)) : texts.unused,
            ...(ends_on ? [texts.until(day(ends_on))] : []),
          ].join(' · ')}
        </p>
        <p className="text-sm wrap-anywhere">{describeScopes(scopes)}</p>
      </div>
      {onRevoke && (
        <Button size="small" onClick={onRevoke} aria-label={texts.revokeOf(name)}>
          {texts.revoke}
        </Button>
      )}
    </li>
  )
}

/** The scopes of a key in words: 'Customers: read · Messages: read and write'. */
function describeScopes(scopes: readonly Scope[]): string {
  const words = texts.scopes
  const named = subjects
    .map((subject) => ({ subject, access: accessIn(scopes, subject) }))
    .filter(({ access }) => access !== 'none')
    .map(({ subject, access }) => `${words.subjects[subject]}: ${words.access[access]}`)
  return [
    ...(scopes.includes('till') ? [words.till] : []),
    ...named,
    ...(scopes.includes('operations:backdate') ? [words.backdate] : []),
  ].join(' · ')
}
