import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Communication } from '#server/messaging/messages/contract.ts'
import { app, call, v1 } from '#web/client/api.ts'
import { byPages } from '#web/client/byPages.ts'
import { fullName } from '../../customers/customerName.ts'

export type Filter = {
  search: string
  type: 'all' | 'email' | 'sms'
  status: 'all' | 'sent' | 'opened' | 'failed' | 'received'
}

export const noFilter: Filter = { search: '', type: 'all', status: 'all' }

const PAGE = 50

/** The history, page by page. The last results stay while the next are read. */
export const communicationsQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['communications', filter],
    queryFn: ({ pageParam }) =>
      call(
        v1.messages.$get({
          query: { ...filter, limit: PAGE, ...(pageParam && { after: pageParam }) },
        }),
      ),
    ...byPages,
  })

export const communicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['communication', id],
    queryFn: () => call(v1.messages[':id'].$get({ param: { id } })),
  })

/** The receiver's name, if known: the customer's name now, otherwise the name that the message was sent to. */
export const receiverName = ({ customer, recipient_name }: Communication): string | undefined =>
  (customer && fullName(customer)) || recipient_name || undefined

/** Marks a customer's message as read, for the whole team. */
export function useSee() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(app.messages[':id'].see.$post({ param: { id } })),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['communications'] }),
        client.invalidateQueries({ queryKey: ['dashboard'] }),
      ]),
  })
}
