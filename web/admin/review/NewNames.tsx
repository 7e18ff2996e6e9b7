import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import type { NewName, TenantView } from '#server/admin/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { format } from '../format.ts'
import { type Column, Table } from '../Table.tsx'
import { tenantsQuery } from '../tenantsQuery.ts'
import { texts } from '../texts.ts'
import { newNamesQuery, useSeeNames } from './nameQueries.ts'
import { nameTexts as words } from './nameTexts.ts'

/** Names that are shown while the rest are folded away. */
const FOLDED = 3

/**
 * Names that companies took since the platform's last check; nothing if there are none.
 * @param onOpen called with the company whose name is opened
 */
export function NewNames({ onOpen }: { onOpen: (tenant: TenantView) => void }) {
  const query = useQuery(newNamesQuery)
  const { data, error } = query
  const { mutate, isPending, variables } = useSeeNames()
  const { show } = useToast()
  const card = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = useOpenTenant(onOpen)
  if (error && !data) return <LoadFailed query={query} title={words.failed} retry={texts.retry} />
  if (!data || data.data.length === 0) return null
  const { data: names, total } = data
  // Only names that were shown can be marked as seen.
  const shown = isOpen ? names : names.slice(0, FOLDED)
  const see = (seen: NewName[]) => {
    mutate(seen, {
      onSuccess: ({ data: left }) => {
        // The pressed button is gone.
        const next = left.length > 0 ? card.current : document.getElementById('content')
        next?.focus({ preventScroll: true })
      },
      onError: ({ message }) => show({ tone: 'danger', title: words.notMarked, description: message }),
    })
  }
  const busy = (one: NewName) => isPending && variables.length === 1 && variables[0]!.id === one.id
  const action: Column<NewName> = {
    head: texts.columns.actions,
    end: true,
    cell: (one) => (
      <IconButton label={words.see(one.name)} icon={<Check />} busy={busy(one)} onClick={() => see([one])} />
    ),
  }
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={words.title}
      description={words.description}
      className="mb-6 outline-none"
      actions={
        <Button
          size="small"
          busy={isPending && variables.length > 1}
          busyText={words.marking}
          onClick={() => see(shown)}
        >
          {shown.length === 1 ? words.seeOne : words.seeAll(format.number(shown.length))}
        </Button>
      }
    >
      <Table
        label={words.title}
        columns={[nameColumn(open), ...columns, action]}
        rows={shown}
        keyOf={({ business_id, id }) => `${business_id}${id}`}
        onOpen={open}
      />
      {names.length > FOLDED && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          className="-ms-3 mt-2 text-accent-text!"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.showFewer : words.showAll(format.number(names.length))}
        </Button>
      )}
      {isOpen && total > names.length && (
        <p className="mt-3 text-muted text-sm">{words.left(format.number(total - names.length))}</p>
      )}
    </Card>
  )
}

/** Opens the company that took a name. It is found among the tenants by its email. */
function useOpenTenant(onOpen: (tenant: TenantView) => void) {
  const client = useQueryClient()
  const { show } = useToast()
  const find = async ({ business_id, email }: NewName) => {
    const byEmail = tenantsQuery({ search: email, status: undefined })
    const { pages } = await client.fetchInfiniteQuery({ ...byEmail, staleTime: 0 })
    return pages.flatMap(({ data }) => data).find((one) => one.business_id === business_id)
  }
  return (name: NewName) => {
    const fails = (description?: string) =>
      show({ tone: 'danger', title: words.notOpened, ...(description && { description }) })
    find(name).then(
      (tenant) => (tenant ? onOpen(tenant) : fails()),
      (error: Error) => fails(error.message),
    )
  }
}

/** The whole name, however long: a misleading part may be at its end. */
const whole = (text: string) => (
  <span
    dir="auto"
    className="wrap-anywhere block max-w-48 whitespace-normal leading-snug sm:max-w-72 2xl:max-w-96"
  >
    {text}
  </span>
)

const before = ({ previous_name }: NewName) =>
  previous_name === null ? <span className="text-muted">{words.newCompany}</span> : whole(previous_name)

const nameColumn = (open: (one: NewName) => void): Column<NewName> => ({
  head: words.company,
  cell: (one) => (
    <>
      <button
        type="button"
        aria-label={words.open(one.name)}
        className="min-h-11 text-start hover:underline"
        onClick={() => open(one)}
      >
        {whole(one.name)}
      </button>
      <span className="block font-normal text-muted text-sm md:hidden">
        {one.previous_name === null ? words.newCompany : whole(words.was(one.previous_name))}
      </span>
    </>
  ),
})

const columns: Column<NewName>[] = [
  { head: words.before, from: 'md', cell: before },
  { head: texts.columns.email, from: 'md', cell: ({ email }) => whole(email) },
  { head: words.since, from: 'xl', cell: ({ at }) => format.dateTime(at) },
]
