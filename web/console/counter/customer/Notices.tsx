import { useEffect, useRef, useState } from 'react'
import type { Undone } from '#server/loyalty/counter/contract.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { texts } from '../texts.ts'
import type { SeenView } from '../tillQueries.ts'
import { UndoButton } from '../writes/UndoButton.tsx'

/** A notice of something just done for this customer, or refused. */
export type Notice = {
  text: string
  tone?: 'success' | 'warning'
  detail?: string
  /** The operation that can be undone. */
  operationId?: string
  /** The customer's reward that the notice is about. A later notice about the same reward replaces it. */
  rewardId?: string
}

/** Older notices would push the pad out of sight; their operations are still under 'Recent'. */
const MOST_NOTICES = 2

type Shown = Notice & { id: number }

export type NoticeBoard = {
  notices: Shown[]
  tell: (notice: Notice) => void
  /** Says what the server refused, as the row that was pressed may be gone by then. */
  tellRefused: (reason: string) => void
  /** Says what an undo did, in place of the notice of the undone operation. */
  tellUndone: (undone: Undone) => void
  clear: () => void
}

/** The till's own notices. Toasts would cover its buttons. */
export function useNotices(): NoticeBoard {
  const [notices, setNotices] = useState<Shown[]>([])
  const told = useRef(0)
  const add = (notice: Notice, undone?: string) => {
    const id = ++told.current
    // What was only said, such as an undo, would seem to be about the next act.
    const isOver = ({ operationId, rewardId, tone }: Notice) =>
      (!operationId && tone !== 'warning') ||
      (undone && operationId === undone) ||
      (rewardId && rewardId === notice.rewardId)
    setNotices((before) =>
      [{ ...notice, id }, ...before.filter((one) => !isOver(one))].slice(0, MOST_NOTICES),
    )
  }
  return {
    notices,
    tell: (notice) => add(notice),
    tellRefused: (reason) => add({ text: reason, tone: 'warning' }),
    tellUndone: (undone) => add(undoneNotice(undone), undone.undone_operation_id),
    clear: () => setNotices([]),
  }
}

/** A warning if something was not taken back. */
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

/** Scrolls a new notice into view, as on a phone the pressed button may be far below. */
export function Notices({ board, view, customer, onUndone }: NoticesProps) {
  const newest = board.notices[0]
  useEffect(() => {
    if (newest) window.scrollTo({ top: 0 })
  }, [newest])
  return board.notices.map(({ id, text, tone = 'success', detail, operationId }) => {
    const operation = view.recent.find(({ operation_id }) => operation_id === operationId)
    if (operation?.undone) return null
    return (
      // Where the keys need the room, only the newest; the operations of others are under 'Recent'.
      <div
        key={id}
        data-crowd="notice"
        className="crammed:*:py-0.5 crammed-low:[&_svg]:hidden crammed:[[data-crowd=notice]+&]:hidden"
      >
        <Banner
          tone={tone}
          title={text}
          live
          slim
          action={operation && <UndoButton {...{ operation, view, customer, onUndone }} />}
        >
          {detail}
        </Banner>
      </div>
    )
  })
}
