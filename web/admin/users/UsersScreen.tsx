import { useInfiniteQuery } from '@tanstack/react-query'
import { Eye, UserRound } from 'lucide-react'
import { Suspense, useDeferredValue, useState } from 'react'
import type { UserItem } from '#server/admin/contract.ts'
import { useFilterInAddress } from '#web/console/page/address/useFilterInAddress.ts'
import { Page } from '#web/console/page/Page.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { AdminList } from '../AdminList.tsx'
import { format } from '../format.ts'
import { Loading } from '../Loading.tsx'
import { type Column, Table } from '../Table.tsx'
import { texts } from './texts.ts'
import { usersQuery } from './userQueries.ts'

const UserDetails = lazyPart(() => import('./UserDetails.tsx'))

/** /admin/users: everybody with an account, found by name or email. */
export default function UsersScreen() {
  const [{ search }, setFilter] = useFilterInAddress({ search: '' }, () => true)
  const sought = useDeferredValue(search.trim())
  // Undefined until a user is first viewed: the dialog's code is loaded only then.
  const [shown, setShown] = useState<UserItem>()
  const [open, setOpen] = useState(false)
  const view = (user: UserItem) => {
    setShown(user)
    setOpen(true)
  }
  return (
    <Page title={texts.title}>
      <div className="mb-6">
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.search}
          value={search}
          onSearch={(typed) => setFilter({ search: typed })}
        />
      </div>
      <Card>
        <Users search={sought} onView={view} />
      </Card>
      {shown && (
        <Suspense>
          <UserDetails key={shown.id} user={shown} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Page>
  )
}

function Users({ search, onView }: { search: string; onView: (user: UserItem) => void }) {
  const query = useInfiniteQuery(usersQuery(search))
  const none = (
    <EmptyState icon={<UserRound />} title={texts.none}>
      {texts.noneText}
    </EmptyState>
  )
  return (
    <AdminList pages={query} words={texts} loading={<Loading className="h-96 rounded-md" />} none={none}>
      {(users) => (
        <Table
          label={texts.title}
          columns={[...columns, viewColumn(onView)]}
          rows={users}
          keyOf={(one) => one.id}
          onOpen={onView}
        />
      )}
    </AdminList>
  )
}

/** Long text whole, on as many lines as it takes: cut texts do not tell two people apart. */
const longText = (text: string, room = '') => (
  <span dir="auto" className={`wrap-anywhere block max-w-28 sm:max-w-44 xl:max-w-80 ${room}`}>
    {text}
  </span>
)

const columns: Column<UserItem>[] = [
  { head: texts.columns.name, cell: ({ name }) => longText(name) },
  { head: texts.columns.email, from: 'md', cell: ({ email }) => longText(email, 'md:max-lg:max-w-64') },
  { head: texts.columns.status, cell: (user) => <UserBadge user={user} /> },
  { head: texts.columns.created, from: 'xl', cell: ({ created_at }) => format.date(created_at) },
]

const viewColumn = (onView: (user: UserItem) => void): Column<UserItem> => ({
  head: texts.columns.actions,
  end: true,
  cell: (user) => <IconButton label={texts.view(user.name)} icon={<Eye />} onClick={() => onView(user)} />,
})

function UserBadge({ user }: { user: UserItem }) {
  if (user.suspended_at) return <Badge tone="danger">{texts.suspended}</Badge>
  return user.is_super_admin ? <Badge tone="accent">{texts.superAdmin}</Badge> : <Badge>{texts.active}</Badge>
}
