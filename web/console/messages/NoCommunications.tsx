import { MessagesSquare } from 'lucide-react'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { texts } from './historyTexts.ts'

/** Nothing was sent yet, or nothing fits. */
export function NoCommunications({ unfiltered, onClear }: { unfiltered: boolean; onClear: () => void }) {
  const { title, text } = unfiltered ? texts.empty : texts.nothing
  return (
    <Card>
      <div role="status">
        <EmptyState
          icon={<MessagesSquare />}
          title={title}
          action={!unfiltered && <Button onClick={onClear}>{texts.nothing.clear}</Button>}
        >
          {text}
        </EmptyState>
      </div>
    </Card>
  )
}
