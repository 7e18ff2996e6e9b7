import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { EditableCustomer, PersonField } from '#server/data/customer-record/contract.ts'
import type { WayToAgree } from '#server/loyalty/customers/contract.ts'
import type { Language } from '#server/platform/text/languages.ts'
import { app, call, v1 } from '#web/client/api.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'

const one = v1.customers[':id']
const screen = app.customers[':id']

export const recordQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', id, 'record'],
    queryFn: () => call(screen.record.$get({ param: { id } })),
    staleTime: 0,
  })

const older = (after: string | null) => (after ? { after } : {})

export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['customers', id, 'history'],
    queryFn: ({ pageParam }) => call(one.history.$get({ param: { id }, query: older(pageParam) })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

export const messagesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['customers', id, 'messages'],
    queryFn: ({ pageParam }) => call(one.messages.$get({ param: { id }, query: older(pageParam) })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

export const mergePreviewQuery = (id: string, duplicateId: string) =>
  queryOptions({
    // Not among 'customers', which a merge reads again: by then there is nothing left to preview.
    queryKey: ['merge-preview', id, duplicateId],
    queryFn: () =>
      call(screen['merge-preview'][':duplicate_id'].$get({ param: { id, duplicate_id: duplicateId } })),
    staleTime: 0,
  })

/** Everything that shows a customer is read again. */
function useRefreshCustomers() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['customers'] }),
      client.invalidateQueries({ queryKey: ['till'] }),
      client.invalidateQueries({ queryKey: ['dashboard'] }),
    ])
}

export type CustomerChange = { version: number } & Partial<
  Record<'first_name' | 'last_name' | 'email' | 'phone' | 'birthday' | 'notes', string>
> & { language?: Language | null }

export function useEditCustomer(id: string) {
  const refresh = useRefreshCustomers()
  return useMutation({
    mutationFn: (json: CustomerChange): Promise<EditableCustomer> =>
      call(one.$patch({ param: { id }, json })),
    onSuccess: refresh,
  })
}

export function useRecordConsent(id: string) {
  const refresh = useRefreshCustomers()
  return useMutation({
    mutationFn: (json: {
      channel: 'sms' | 'email'
      given: boolean
      consent_given?: WayToAgree | undefined
    }) => call(one['record-consent'].$post({ param: { id }, json })),
    onSuccess: refresh,
  })
}

export function useSwitchPortal(id: string) {
  const refresh = useRefreshCustomers()
  return useMutation({
    mutationFn: (enabled: boolean) => call(one.portal.$put({ param: { id }, json: { enabled } })),
    onSuccess: refresh,
  })
}

export type Adjustment = {
  program_id?: string
  points?: number
  stamps?: number
  visits?: number
  reason: string
}

export function useAdjust(id: string) {
  const refresh = useRefreshCustomers()
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: (json: Adjustment) =>
      sendOnce(json, (key) =>
        call(one.adjustments.$post({ param: { id }, json, header: { 'idempotency-key': key } })),
      ),
    onSuccess: refresh,
  })
}

export function useMerge(id: string) {
  const refresh = useRefreshCustomers()
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: (json: { duplicate_id: string; confirmation: string; take?: PersonField[] }) =>
      sendOnce(json, (key) =>
        call(one.merge.$post({ param: { id }, json, header: { 'idempotency-key': key } })),
      ),
    // After a refusal too: somebody else may have merged them, and the page leads to the survivor.
    onSettled: refresh,
  })
}

export function useErase(id: string) {
  const refresh = useRefreshCustomers()
  return useMutation({
    mutationFn: (confirmation: string) => call(one.erase.$post({ param: { id }, json: { confirmation } })),
    onSuccess: refresh,
  })
}
