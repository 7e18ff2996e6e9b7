import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CommunicationDetail } from '#server/messaging/messages/contract.ts'
import { app, call, v1 } from '#web/client/api.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'

export type Channel = 'sms' | 'email'
export type Template = { id: string; name: string; text: string }

/** The business's active templates of a channel that staff send by hand, by name. */
export const templatesQuery = (channel: Channel) =>
  queryOptions({
    queryKey: ['templates', channel, 'by hand'],
    queryFn: async (): Promise<Template[]> => {
      const query = { active: 'true', by_hand: 'true' } as const
      if (channel === 'sms') {
        const { data: templates } = await call(v1['sms-templates'].$get({ query }))
        return templates.map(({ id, name, message_template }) => ({ id, name, text: message_template }))
      }
      const { data: templates } = await call(v1['email-templates'].$get({ query }))
      return templates.map(({ id, name, subject }) => ({ id, name, text: subject }))
    },
  })

export const previewQuery = (type: Channel, customerId: string, templateId: string) =>
  queryOptions({
    queryKey: ['message-preview', type, customerId, templateId],
    queryFn: () =>
      call(
        app['message-previews'][':type'][':customer_id'][':template_id'].$get({
          param: { type, customer_id: customerId, template_id: templateId },
        }),
      ),
    // The cost, and whether it may be sent, change with every message.
    staleTime: 0,
  })

/** Sends a template to a customer, only once however often the button is pressed. */
export function useSend(channel: Channel) {
  const client = useQueryClient()
  const sendOnce = useSendOnce()
  return useMutation({
    networkMode: 'always',
    mutationFn: (json: { customerId: string; templateId: string }) =>
      sendOnce(json, async (key) => {
        const request = { header: { 'idempotency-key': key }, json }
        return channel === 'sms'
          ? await call(v1['send-transactional-sms'].$post(request))
          : await call(v1['send-transactional-email'].$post(request))
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['communications'] }),
  })
}

const FOLLOW_MS = 700
/** Time after which a message is no longer followed: longer than a provider takes. The history shows its state then. */
const PATIENCE_MS = 30_000

const isOpen = ({ state }: CommunicationDetail): boolean => state === 'queued' || state === 'sending'

/** True if a message waits for its hour rather than for a worker. */
export const waits = (message: CommunicationDetail): boolean =>
  message.state === 'queued' &&
  message.due_at !== null &&
  Date.parse(message.due_at) - Date.parse(message.created_at) > 60_000

/** The state of a message, followed until it is final or patience ends ('slow'). */
export function useFate(messageId: string | undefined) {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['communications', 'fate', messageId],
    queryFn: () => call(v1.messages[':id'].$get({ param: { id: messageId! } })),
    enabled: messageId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const seen = state.data
      if (seen && (!isOpen(seen) || waits(seen))) return false
      return seen && Date.now() - Date.parse(seen.created_at) > 4 * PATIENCE_MS ? false : FOLLOW_MS
    },
  })
  const since = useRef<{ id: string | undefined; at: number }>({ id: undefined, at: 0 })
  if (since.current.id !== messageId) since.current = { id: messageId, at: Date.now() }
  const slow = data !== undefined && isOpen(data) && dataUpdatedAt - since.current.at > PATIENCE_MS
  return { message: data, slow }
}
