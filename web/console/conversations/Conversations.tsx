import { getRouteApi } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { useRef } from 'react'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { ConversationList } from './ConversationList.tsx'
import { Thread } from './Thread.tsx'
import { texts } from './texts.ts'

const route = getRouteApi('/business/communications')

/** The customers who texted, and beside them the open conversation. On phones each is a page of its own. */
export default function Conversations() {
  const { with: id } = route.useSearch()
  // Input for one customer stays while another conversation is open.
  const typed = useRef(new Map<string, string>())
  return (
    <div className="lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start lg:gap-6">
      <div className={id ? 'max-lg:hidden' : ''}>
        <ConversationList />
      </div>
      {id && <Thread key={id} id={id} typed={typed.current} />}
      {!id && (
        <div className="rounded-lg border border-line bg-surface max-lg:hidden">
          <EmptyState icon={<MessagesSquare />} title={texts.choose.title}>
            {texts.choose.text}
          </EmptyState>
        </div>
      )}
    </div>
  )
}
