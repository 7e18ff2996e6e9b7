import { useEffect, useState } from 'react'
import type { Undone } from '#server/loyalty/counter/contract.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { texts } from '../texts.ts'
import type { SeenView } from '../tillQueries.ts'
import { UndoButton } from '../writes/UndoButton.tsx'

/** Something that was just done for this customer, or refused. */
export type Notice = {
  text: string
  tone?: 'success' | 'warning'
  detail?: string
  /** What can be undone. */
  operationId?: string
  /** The guest's reward that it is about: once that is used or given back, its claim is no news any more. */
  rewardId?: string
}

/** Older ones would push the pad out of sight; they are still under 'Recent'. */
const MOST_NOTICES = 2

export type NoticeBoard = {
  notices: Notice[]
  tell: (notice: Notice) => void
  /** What the server refused: its row may be gone by the time it is read. */
  tellRefused: (reason: string) => void
  /** Says what an undo did, in place of what it undid. */
  tellUndone: (undone: Undone) => void
  clear: () => void
}

/** The till's own notices, instead of toasts: those would cover its buttons. */
export function useNotices(): NoticeBoard {
  const [notices, setNotices] = useState<Notice[]>([])
  const add = (notice: Notice, undone?: string) => {
    const isOver = ({ operationId, rewardId }: Notice) =>
      (undone && operationId === undone) || (rewardId && rewardId === notice.rewardId)
    setNotices((before) => [notice, ...before.filter((one) => !isOver(one))].slice(0, MOST_NOTICES))
  }
  return {
    notices,
    tell: (notice) => add(notice),
    tellRefused: (reason) => add({ text: reason, tone: 'warning' }),
    tellUndone: (undone) => add(undoneNotice(undone), undone.undone_operation_id),
    clear: () => setNotices([]),
  }
}

/** A warning where something was not taken back. */
function undoneNotice({ notes, not_taken_back, standing_rewards }: Undone): Notice {
  const stands = not_taken_back.length + standing_rewards.length > 0
  return { text: texts.undo.done, tone: stands ? 'warning' : 'success', detail: notes.join(' ') }
}

export type NoticesProps = {
  board: NoticeBoard
  view: SeenView
  customer: string
  onUndone: (undone: Undone) => void
}

/** On a phone what was pressed may be far below: what came of it is brought into sight. */
export function Notices({ board, view, customer, onUndone }: NoticesProps) {
  const newest = board.notices[0]
  useEffect(() => {
    if (newest) window.scrollTo({ top: 0 })
  }, [newest])
  return board.notices.map(({ text, tone = 'success', detail, operationId }) => {
    const operation = view.recent.find(({ operation_id }) => operation_id === operationId)
    if (operation?.undone) return null
    return (
      <Banner
        key={operationId ?? `${text} ${detail}`}
        tone={tone}
        title={text}
        live
        action={
          operation && (
            <UndoButton
              operation={operation}
              customerId={view.customer.id}
              customer={customer}
              clockAhead={view.clockAhead}
              onUndone={onUndone}
            />
          )
        }
      >
        {detail}
      </Banner>
    )
  })
}
