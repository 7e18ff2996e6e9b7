import { Link } from '@tanstack/react-router'
import type { SlippingAway } from '#server/data/analytics/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { SaveChart } from '../../charts/SaveChart.tsx'
import { customerName } from '../../customers/customerName.ts'
import { useFormat } from '../../page/format.ts'
import { analyticsTexts } from '../texts.ts'
import { CustomerRow } from './CustomerRow.tsx'
import { CustomerTable } from './CustomerTable.tsx'

const texts = analyticsTexts.slipping

type SlippingCardProps = {
  slipping: SlippingAway
  /** True if any customer ever came. */
  hasVisits: boolean
}

/** Customers who used to come and stay away now, those who spent most first. */
export function SlippingCard({ slipping: { customers, people }, hasVisits }: SlippingCardProps) {
  const format = useFormat()
  return (
    <Card title={texts.title} description={texts.description}>
      {customers === 0 ? (
        <p className="text-muted">{hasVisits ? texts.none : analyticsTexts.grid.none}</p>
      ) : (
        <>
          <CustomerTable heads={[texts.customer, texts.last, texts.spent]}>
            {people.map(({ customer, last_visit_at, spent }) => (
              <CustomerRow key={customer.id} id={customer.id} name={customerName(customer, format)}>
                <td className="w-20 text-end sm:w-28">{format.since(last_visit_at)}</td>
                <td className="w-20 text-end sm:w-28">{format.money(spent)}</td>
              </CustomerRow>
            ))}
          </CustomerTable>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
            <Link
              to="/customers"
              search={{ segment: 'ready:slipping-away' }}
              className="inline-flex min-h-11 items-center font-semibold text-sm underline underline-offset-4 pointer-fine:min-h-9 print:hidden"
            >
              {texts.all(customers, format.number(customers))}
            </Link>
            <SaveChart
              table={{
                title: texts.title,
                columns: [{ name: texts.customer }, { name: texts.last }, { name: texts.spent, is: 'money' }],
                rows: people.map(({ customer, last_visit_at, spent }) => [
                  customerName(customer, format),
                  format.date(last_visit_at),
                  spent,
                ]),
              }}
            />
          </div>
        </>
      )}
    </Card>
  )
}
