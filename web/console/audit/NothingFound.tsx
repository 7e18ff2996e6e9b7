import { History } from 'lucide-react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { texts } from './texts.ts'

/** Shown where the log is empty, or no entry matches the filters. */
export function NothingFound({ unfiltered, onClear }: { unfiltered: boolean; onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<History />}
        title={unfiltered ? texts.none : texts.nothing}
        action={!unfiltered && <Button onClick={onClear}>{texts.clear}</Button>}
      >
        {unfiltered ? texts.noneText : texts.nothingText}
      </EmptyState>
    </Card>
  )
}
