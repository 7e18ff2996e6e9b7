import { Link } from '@tanstack/react-router'
import { Stamp } from 'lucide-react'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { may, useSession } from '../../session/session.ts'
import { texts } from '../texts.ts'

const words = texts.cards

/** Shown instead of the cards where the business has no program to collect in. */
export function NoPrograms() {
  const mayMake = may(useSession(), 'business')
  return (
    <Card title={words.title}>
      <EmptyState
        icon={<Stamp />}
        title={words.none}
        action={
          mayMake && (
            <Link to="/programs" className={buttonClass('primary')}>
              {words.make}
            </Link>
          )
        }
      >
        {mayMake ? words.noneText : words.noneForCounter}
      </EmptyState>
    </Card>
  )
}
