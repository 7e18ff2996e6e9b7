import { UserX } from 'lucide-react'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { useFormat } from '../page/format.ts'
import { Page } from '../page/Page.tsx'
import { texts } from './texts.ts'

/** The page of a customer who was erased. */
export default function Erased({ at }: { at: string }) {
  const { longDate } = useFormat()
  return (
    <Page title={texts.erased.title(longDate(at))}>
      <Card>
        <EmptyState icon={<UserX />} title={texts.erased.title(longDate(at))}>
          {texts.erased.text}
        </EmptyState>
      </Card>
    </Page>
  )
}
