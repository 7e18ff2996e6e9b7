import { Suspense, useState } from 'react'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import type { Channel } from '../messages/messageQueries.ts'
import { TemplateEditor } from './TemplateEditor.tsx'
import type { Start, TemplateView } from './template.ts'

const StartingPoints = lazyPart(() => import('../blocks/starters/StartingPoints.tsx'))

type TemplateFormProps = {
  channel: Channel
  /** Undefined for a new template. */
  template?: TemplateView
  onClose: () => void
}

/** The form of a template. A new email first asks what to begin with. */
export default function TemplateForm({ channel, template, onClose }: TemplateFormProps) {
  const [start, setStart] = useState<Start | undefined>(channel === 'sms' || template ? {} : undefined)
  if (!start)
    return (
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <StartingPoints
          onStarter={setStart}
          onEmpty={() => setStart({ blocks: [] })}
          onPlain={() => setStart({})}
          onCancel={onClose}
        />
      </Suspense>
    )
  return <TemplateEditor channel={channel} template={template} start={start} onClose={onClose} />
}
