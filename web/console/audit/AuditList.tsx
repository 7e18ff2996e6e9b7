import {
  Download,
  KeyRound,
  type LucideIcon,
  Megaphone,
  Settings,
  ShieldCheck,
  Tablet,
  Users,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActionKind, AuditEntry } from '#server/businesses/audit/contract.ts'
import { LoadingRows } from '#web/ui/progress/LoadingRows.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { texts } from './texts.ts'

const icons: Record<ActionKind, LucideIcon> = {
  'signing in': KeyRound,
  team: UsersRound,
  'shared till': Tablet,
  settings: Settings,
  customers: Users,
  campaigns: Megaphone,
  exports: Download,
  platform: ShieldCheck,
}

type AuditListProps = {
  entries: AuditEntry[]
  /** Writes a moment in words. */
  dateTime: (moment: string) => string
  /** The link of an entry. */
  more?: (entry: AuditEntry) => ReactNode
}

/** Entries as sentences, each with when and from where. */
export function AuditList({ entries, dateTime, more }: AuditListProps) {
  return (
    <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} dateTime={dateTime}>
          {more?.(entry)}
        </Entry>
      ))}
    </ol>
  )
}

type EntryProps = { entry: AuditEntry; dateTime: AuditListProps['dateTime']; children: ReactNode }

function Entry({ entry, dateTime, children }: EntryProps) {
  const { kind, sentence, reason, changes, address, browser, system, at } = entry
  const Icon = icons[kind]
  return (
    <li className="flex gap-4 p-4">
      <Icon role="img" aria-label={texts.kinds[kind]} className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p dir="auto" className="font-semibold">
          {sentence}
        </p>
        {changes.length > 0 && (
          <ul dir="auto">
            {changes.map(({ setting, from, to }) => (
              <li key={setting}>{texts.set(setting, from, to)}</li>
            ))}
          </ul>
        )}
        {reason && <p dir="auto">{texts.reason(reason)}</p>}
        <p className="text-muted text-sm">
          {[
            <time key="at" dateTime={at}>
              {dateTime(at)}
            </time>,
            texts.device(browser, system),
            address,
          ]
            .filter(Boolean)
            .map((part, index) => [index > 0 && ' · ', part])}
        </p>
        {children}
      </div>
    </li>
  )
}

/** Placeholder rows in the shape of the real ones. */
export const AuditLoading = () => (
  <LoadingRows
    label={texts.loading}
    rows={8}
    className="divide-y divide-line rounded-lg border border-line bg-surface"
  >
    <div className="flex flex-col gap-2 px-4 py-5 ps-13">
      <Skeleton className="h-5 w-2/3 rounded-sm" />
      <Skeleton className="h-4 w-1/3 rounded-sm" />
    </div>
  </LoadingRows>
)
