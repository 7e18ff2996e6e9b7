import { Link } from '@tanstack/react-router'
import { UserX } from 'lucide-react'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { Page } from '../page/Page.tsx'
import { texts } from './texts.ts'

const words = texts.notFound

/** Shown if there is no such customer: the address is mistyped, or the customer belongs to another business. */
export default function NoCustomer() {
  return (
    <Page title={words.title}>
      <Card>
        <EmptyState
          icon={<UserX />}
          title={words.nobody}
          action={
            <Link to="/customers" className={buttonClass('primary')}>
              {words.all}
            </Link>
          }
        >
          {words.text}
        </EmptyState>
      </Card>
    </Page>
  )
}
