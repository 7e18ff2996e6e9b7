import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Spinner } from '#web/ui/progress/Spinner.tsx'
import { ExportFile } from '../exports/ExportFile.tsx'
import { History } from '../messages/history/History.tsx'
import { texts } from '../messages/history/texts.ts'
import { Page } from '../page/Page.tsx'
import { useSession } from '../session/session.ts'
import { texts as conversations } from './texts.ts'
import UnreadCount from './UnreadCount.tsx'

const Conversations = lazyPart(() => import('./Conversations.tsx'))
const route = getRouteApi('/business/communications')
const words = conversations.tabs

/** /communications: all sent messages, and the conversations with customers who texted. */
export default function CommunicationsScreen() {
  const { tab, with: open } = route.useSearch()
  const navigate = useNavigate()
  const { can_text } = useSession()
  const isTalk = can_text && tab === 'conversations'
  // An open conversation needs the whole height of a phone.
  const roomy = open ? 'max-lg:hidden' : ''
  return (
    <Page
      title={isTalk ? conversations.title : texts.title}
      documentTitle={isTalk ? conversations.title : texts.documentTitle}
      description={
        <span className={roomy}>
          {isTalk ? conversations.description : can_text ? texts.description : texts.descriptionOfMail}
        </span>
      }
      actions={!isTalk && <ExportFile file="messages" />}
    >
      {can_text ? (
        <Tabs
          label={words.label}
          listClass={roomy}
          value={isTalk ? 'conversations' : 'history'}
          onChange={(value) =>
            void navigate({
              to: '/communications',
              search: value === 'conversations' ? { tab: 'conversations' } : {},
            })
          }
          tabs={[
            { value: 'history', label: words.history, content: <History /> },
            {
              value: 'conversations',
              label: (
                <span className="inline-flex items-center gap-2">
                  {words.conversations}
                  <UnreadCount />
                </span>
              ),
              content: (
                <Suspense fallback={<Spinner text={conversations.loading} />}>
                  <Conversations />
                </Suspense>
              ),
            },
          ]}
        />
      ) : (
        <History />
      )}
    </Page>
  )
}
