import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'
import { byPages } from '#web/client/byPages.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'

export type Filter = 'open' | 'unread' | 'done' | 'all'

const LIST_MS = 10_000
const TEXTS_MS = 5_000
/** The interval while an answer is being sent. */
const SENDING_MS = 1_000
const UNREAD_MS = 30_000

const one = app.conversations[':id']
const older = (after: string) => (after ? { after } : {})

/** Customers who have texted, read again at an interval. */
export const conversationsQuery = (filter: Filter, search: string) =>
  infiniteQueryOptions({
    queryKey: ['conversations', 'list', filter, search],
    queryFn: ({ pageParam }) =>
      call(app.conversations.$get({ query: { filter, search, ...older(pageParam) } })),
    ...byPages,
    refetchInterval: LIST_MS,
  })

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversations', 'one', id],
    queryFn: () => call(one.$get({ param: { id } })),
    refetchInterval: LIST_MS,
  })

/**
 * The texts of a conversation, newest first. They are read again at an interval, so answers of other members appear
 * too.
 */
export const textsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['conversations', 'texts', id],
    queryFn: ({ pageParam }) => call(one.texts.$get({ param: { id }, query: older(pageParam) })),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => {
      const newest = state.data?.pages[0]?.data ?? []
      const isSending = newest.some(({ state: at }) => at === 'queued' || at === 'sending')
      return isSending ? SENDING_MS : TEXTS_MS
    },
  })

/** The number of texts nobody has read, asked for as long as the console is open. */
export const unreadQuery = queryOptions({
  queryKey: ['conversations', 'unread'],
  queryFn: () => call(app['unread-texts'].$get()),
  refetchInterval: UNREAD_MS,
})

export const answerPreviewQuery = (id: string, content: string) =>
  queryOptions({
    queryKey: ['conversations', 'preview', id, content],
    queryFn: ({ signal }) =>
      call(one.preview.$post({ param: { id }, json: { content } }, { init: { signal } })),
    // The remaining allowance changes with every text.
    staleTime: 0,
    retry: false,
  })

/** An act on a conversation. The lists that show it are read again afterwards, also after a failure. */
function useAct<Input>(act: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () =>
      Promise.all(
        ['conversations', 'communications', 'dashboard'].map((name) =>
          client.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  })
}

export const useSeeConversation = (id: string) =>
  useAct((text_id: string) => call(one.see.$post({ param: { id }, json: { text_id } })))

export const useFinish = (id: string) =>
  useAct((text_id: string) => call(one.finish.$post({ param: { id }, json: { text_id } })))

export const useReopen = (id: string) => useAct(() => call(one.reopen.$post({ param: { id } })))

/** Sends an answer, only once however often the button is pressed. */
export function useAnswer(id: string) {
  const sendOnce = useSendOnce()
  return useAct((content: string) =>
    sendOnce({ id, content }, (key) =>
      call(one.answers.$post({ param: { id }, header: { 'idempotency-key': key }, json: { content } })),
    ),
  )
}
