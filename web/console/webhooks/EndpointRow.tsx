import { Webhook } from 'lucide-react'
import type { WebhookEndpointView } from '#server/integrations/webhooks/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Menu, type MenuItem } from '#web/ui/buttons/Menu.tsx'
import { Badge, type Tone } from '#web/ui/layout/Badge.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { useFormat } from '../page/format.ts'
import { addressOf } from './addressOf.ts'
import { texts } from './texts.ts'
import { usePauseEndpoint, useResumeEndpoint, useTestEndpoint } from './useWebhooks.ts'

/** What opens a dialog. */
export type Task = 'edit' | 'replay' | 'replace-secret' | 'delete'

const tones: Record<WebhookEndpointView['state'], Tone> = {
  active: 'success',
  paused: 'neutral',
  failing: 'warning',
  gone: 'danger',
}

/** Waiting deliveries that the server counts at most. */
const MOST_COUNTED = 1000

type EndpointRowProps = {
  endpoint: WebhookEndpointView
  mayChange: boolean
  onTask: (task: Task) => void
  onDeliveries: () => void
}

export function EndpointRow({ endpoint, mayChange, onTask, onDeliveries }: EndpointRowProps) {
  const { date, dateTime } = useFormat()
  const { url, description, types, state, waiting, failing_since, former_secret_until, maker } = endpoint
  const items = useItems(endpoint, onTask, onDeliveries)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Webhook aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap items-center gap-x-2">
          <p dir="ltr" className="font-semibold wrap-anywhere">
            {url}
          </p>
          <Badge tone={state === 'active' && failing_since ? 'warning' : tones[state]}>
            {texts.states[state]}
          </Badge>
          {maker?.gone && (
            <Badge tone="warning" wraps>
              {texts.gone[maker.gone]}
            </Badge>
          )}
        </div>
        {description && (
          <p dir="auto" className="text-sm wrap-anywhere">
            {description}
          </p>
        )}
        {maker?.gone && mayChange && (
          <p className="text-sm">{texts.confirm[state === 'active' ? 'active' : 'paused']}</p>
        )}
        {state !== 'active' && <p className="text-sm">{texts.since[state]}</p>}
        {state === 'active' && failing_since && (
          <p className="text-sm">{texts.failing(dateTime(failing_since))}</p>
        )}
        {former_secret_until && <p className="text-sm">{texts.bothSign(dateTime(former_secret_until))}</p>}
        <p className="text-muted text-sm wrap-anywhere">
          {[
            texts.types(types.length),
            ...(waiting > 0 ? [texts.waiting(waiting, MOST_COUNTED)] : []),
            texts.made(date(endpoint.created_at)),
            ...(maker ? [texts.madeBy(maker.name ?? texts.makerGone)] : []),
          ].join(' · ')}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <Button size="small" onClick={onDeliveries} aria-label={texts.deliveriesOf(addressOf(endpoint))}>
          {texts.deliveries}
        </Button>
        {mayChange && <Menu label={texts.actions(addressOf(endpoint))} items={items} />}
      </div>
    </li>
  )
}

function useItems(
  { id, state }: WebhookEndpointView,
  onTask: (task: Task) => void,
  onDeliveries: () => void,
): MenuItem[] {
  const report = useReport()
  const [pause, resume, test] = [usePauseEndpoint(), useResumeEndpoint(), useTestEndpoint()]
  // Its outcome stands first among the deliveries.
  const sendTest = () => test.mutate(id, { ...report(), onSuccess: onDeliveries })
  return [
    ...(state === 'gone' ? [] : [{ label: texts.test, onSelect: sendTest }]),
    ...(state === 'active'
      ? [
          { label: texts.replay, onSelect: () => onTask('replay') },
          { label: texts.pause, onSelect: () => pause.mutate(id, report({ done: texts.paused })) },
        ]
      : [{ label: texts.resume, onSelect: () => resume.mutate(id, report({ done: texts.resumed })) }]),
    { label: texts.edit, onSelect: () => onTask('edit') },
    { label: texts.replaceSecret, onSelect: () => onTask('replace-secret') },
    { label: texts.remove, onSelect: () => onTask('delete'), danger: true },
  ]
}
