import { MessagesSquare } from 'lucide-react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { texts } from './texts.ts'

/** Shown if nothing was sent yet, or nothing matches the filters. */
export function NoCommunications({ unfiltered, onClear }: { unfiltered: boolean; onClear: () => void }) {
  const { title, text } = unfiltered ? texts.empty : texts.nothing
  return (
    <Card>
      <EmptyState
        icon={<MessagesSquare />}
        title={title}
        action={!unfiltered && <Button onClick={onClear}>{texts.nothing.clear}</Button>}
      >
        {text}
      </EmptyState>
    </Card>
  )
}
