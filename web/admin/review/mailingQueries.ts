import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'

export const mailingsQuery = queryOptions({
  queryKey: ['admin', 'mailings'],
  queryFn: () => call(app.admin.mailings.$get()),
})

type Answer = {
  kind: 'release' | 'refuse' | 'go on'
  business_id: string
  campaign_id: string | undefined
  reason: string
}

/** Lets a mailing go or refuses it, or lets a shop's marketing mail go on; what is left is the answer. */
export function useSettleMailing() {
  const client = useQueryClient()
  const one = app.admin.tenants[':id']
  return useMutation({
    mutationFn: ({ kind, business_id: id, campaign_id, reason }: Answer) =>
      campaign_id
        ? call(
            one.mailings[':campaign_id'].settle.$post({
              param: { id, campaign_id },
              json: { release: kind === 'release', reason },
            }),
          )
        : call(one['release-mail'].$post({ param: { id }, json: { reason } })),
    onSuccess: (left) => client.setQueryData(mailingsQuery.queryKey, left),
  })
}
