import { Link, useSearch } from '@tanstack/react-router'
import {
  ChevronRight,
  Gift,
  type LucideIcon,
  MailWarning,
  MailX,
  MessageCircle,
  PackageX,
  UserRound,
  Users,
} from 'lucide-react'
import { Suspense } from 'react'
import type { DashboardView } from '#server/data/analytics/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { unreadFigure } from '../conversations/unreadFigure.ts'
import { type Format, useFormat } from '../page/format.ts'
import type { Place } from '../page/places.ts'
import { useIsNameless } from '../page/useSigner.ts'
import { useSession } from '../session/session.ts'
import { texts } from './texts.ts'

const LateCases = lazyPart(() => import('./LateCases.tsx'))

const words = texts.waiting

type Item = {
  icon: LucideIcon
  to: Place | '/account'
  search?: { tab: 'conversations' } | { reward: 'waiting' }
  text: string
}

/**
 * Things that somebody should hand over, read or look after, each with a link to it, and late operations that somebody
 * has to judge.
 */
export function Waiting({ figures }: { figures: DashboardView | undefined }) {
  const format = useFormat()
  const isNameless = useIsNameless()
  const { can_text: canText } = useSession()
  const cases = figures?.waiting.late_cases ?? 0
  // A link to a case that was settled meanwhile says so.
  const { case: asked }: { case?: string | undefined } = useSearch({ strict: false })
  const hasCases = cases > 0 || asked !== undefined
  const items = figures && [...itemsIn(figures, format, canText), ...(isNameless ? [nameless] : [])]
  return (
    <Card title={words.title}>
      {!items && <Skeleton className="h-6 rounded-md" />}
      {hasCases && (
        <Suspense fallback={<Skeleton className="mb-4 h-24 rounded-md" />}>
          <LateCases count={cases} />
        </Suspense>
      )}
      {items?.length === 0 && !hasCases && (
        <p className="text-pretty text-muted">{canText ? words.none : words.noneByMail}</p>
      )}
      {items && items.length > 0 && (
        <ul className="-my-2 divide-y divide-line">
          {items.map(({ icon: Icon, to, search = {}, text }) => (
            <li key={text}>
              <Link
                to={to}
                search={search}
                className="-mx-2 flex min-h-12 items-center gap-3 rounded-md px-2 py-2 transition-colors hover:bg-quiet"
              >
                <Icon aria-hidden className="size-5 shrink-0 text-accent-text" />
                <span className="min-w-0 flex-1 text-pretty">{text}</span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted rtl:rotate-180" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const nameless: Item = { icon: UserRound, to: '/account', text: words.nameless }

function itemsIn(
  { waiting, unread_texts: unread }: DashboardView,
  { number }: Format,
  canText: boolean,
): Item[] {
  const {
    rewards,
    reward_holders: holders,
    withheld,
    sold_out: soldOut,
    no_reward: noReward,
    full,
    email_refused: emailRefused,
  } = waiting
  const items: (Item & { here: boolean })[] = [
    { here: emailRefused, icon: MailWarning, to: '/settings', text: words.emailRefused },
    { here: full, icon: Users, to: '/subscription', text: words.full },
    {
      here: canText && unread > 0,
      icon: MessageCircle,
      to: '/communications',
      search: { tab: 'conversations' },
      text: words.unread(unread, unreadFigure(unread, number)),
    },
    {
      here: rewards > 0,
      icon: Gift,
      to: '/customers',
      search: { reward: 'waiting' },
      text: words.rewards(rewards, number(rewards), words.customers(holders, number(holders))),
    },
    { here: soldOut > 0, icon: PackageX, to: '/programs', text: words.soldOut(soldOut, number(soldOut)) },
    { here: noReward > 0, icon: Gift, to: '/programs', text: words.noReward(noReward, number(noReward)) },
    {
      here: withheld > 0,
      icon: MailX,
      to: '/communications',
      text: words.withheld(withheld, number(withheld)),
    },
  ]
  return items.filter(({ here }) => here)
}
