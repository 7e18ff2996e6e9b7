import { Link } from '@tanstack/react-router'
import { SearchX, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { isNarrowed, type ListWanted } from './customersQuery.ts'
import { texts } from './texts.ts'

type CustomersEmptyProps = { wanted: ListWanted; onClear: () => void; add: ReactNode }

/** Shown if a search finds nobody, or the business has no customers. */
export default function CustomersEmpty({ wanted, onClear, add }: CustomersEmptyProps) {
  return (
    <Card>
      {isNarrowed(wanted) ? (
        <EmptyState
          icon={<SearchX />}
          title={texts.noneFound.title}
          action={<Button onClick={onClear}>{texts.noneFound.clear}</Button>}
        >
          <span className="wrap-anywhere">
            {wanted.search ? texts.noneFound.text(wanted.search) : texts.noneFound.filtered}
          </span>
        </EmptyState>
      ) : (
        <EmptyState
          icon={<Users />}
          title={texts.none.title}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              {add}
              <Link to="/qr-codes" className={buttonClass()}>
                {texts.none.qrCodes}
              </Link>
            </span>
          }
        >
          {texts.none.text}
        </EmptyState>
      )}
    </Card>
  )
}
