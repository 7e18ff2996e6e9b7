import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { DialogActions } from '#web/ui/dialogs/Dialog.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { useFormat } from '../../page/format.ts'
import { MessagePreviewBox } from '../MessagePreviewBox.tsx'
import { type Channel, previewQuery, type Template } from '../messageQueries.ts'
import { texts } from '../texts.ts'
import type { Sending } from './useSending.ts'

type ComposeStageProps = {
  channel: Channel
  customerId: string
  template: Template
  sending: Sending
  onChange: () => void
  onCancel: () => void
}

/** The template as this customer will read it, and what sending it costs. */
export function ComposeStage({
  channel,
  customerId,
  template,
  sending,
  onChange,
  onCancel,
}: ComposeStageProps) {
  const format = useFormat()
  const words = texts[channel]
  const query = useQuery(previewQuery(channel, customerId, template.id))
  const { data: preview, error } = query
  const { problem } = sending
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 truncate font-semibold">{template.name}</p>
        <Button size="small" onClick={onChange}>
          {texts.change}
        </Button>
      </div>
      <LoadFailed query={query} title={texts.previewFailed} retry={texts.retry} />
      {!error && <MessagePreviewBox channel={channel} preview={preview} />}
      {preview?.refusal && (
        <Banner
          tone="warning"
          live
          action={
            preview.upgrade && (
              <Link to="/subscription" className={buttonClass('secondary', 'small')}>
                {texts.plans}
              </Link>
            )
          }
        >
          {preview.refusal}
        </Banner>
      )}
      {!preview?.refusal && preview?.goes_at && (
        <Banner tone="info">{texts.willGo(format.dateTime(preview.goes_at))}</Banner>
      )}
      <ErrorBanner
        title={words.failed}
        message={problem && (problem.unheard ? texts.unheard : problem.text)}
      />
      <DialogActions>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button
          variant="primary"
          disabled={!preview || preview.refusal !== null}
          busy={sending.busy}
          busyText={words.sending}
          onClick={() => sending.send(template.id)}
        >
          {words.send}
        </Button>
      </DialogActions>
    </div>
  )
}
