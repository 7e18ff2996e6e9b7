import { CircleAlert, CircleCheck, CircleHelp, Clock, LoaderCircle } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { DialogActions } from '#web/ui/dialogs/Dialog.tsx'
import { useFormat } from '../../page/format.ts'
import type { Channel } from '../messageQueries.ts'
import { texts } from '../texts.ts'
import type { Fate } from './useSending.ts'

type FateStageProps = { channel: Channel; fate: Exclude<Fate, { kind: 'unsent' }>; onClose: () => void }

/** The fate of the message as far as known; success is shown only once it has happened. */
export function FateStage({ channel, fate, onClose }: FateStageProps) {
  const format = useFormat()
  const words = texts[channel]
  const stage = useRef<HTMLDivElement>(null)
  // The pressed button is gone, so the focus moves here.
  useEffect(() => stage.current?.focus(), [])
  const shown = (): { icon: ReactNode; title: string; text?: string | null } => {
    switch (fate.kind) {
      case 'sending':
        return { icon: <LoaderCircle className="animate-spin text-accent" />, title: words.sending }
      case 'sent':
        return { icon: <CircleCheck className="text-success-text" />, title: words.sent }
      case 'waiting':
        return { icon: <Clock />, title: words.goes(format.dateTime(fate.until)), text: words.goesText }
      case 'failed':
        return { icon: <CircleAlert className="text-danger-text" />, title: words.failed, text: fate.reason }
      case 'uncertain':
        return { icon: <CircleHelp />, title: texts.uncertain, text: texts.uncertainText }
      case 'slow':
        return { icon: <Clock />, title: texts.slow, text: texts.slowText }
    }
  }
  const { icon, title, text } = shown()
  return (
    <div ref={stage} tabIndex={-1} className="outline-none">
      <div role="status" className="flex min-h-40 flex-col items-center justify-center gap-2 text-center">
        <span aria-hidden className="[&>svg]:size-10">
          {icon}
        </span>
        <p className="font-semibold text-lg">{title}</p>
        {text && <p className="max-w-md text-pretty text-muted">{text}</p>}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </div>
  )
}
