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
  host: string | undefined
  reason: string
}

/**
 * Settles one review: lets a mailing go or refuses it, lets mails that lead to a host go or refuses them, or lets a
 * business's marketing mail go on. Returns the reviews that are left.
 */
export function useSettleMailing() {
  const client = useQueryClient()
  const one = app.admin.tenants[':id']
  return useMutation({
    mutationFn: ({ kind, business_id: id, campaign_id, host, reason }: Answer) => {
      const answer = { release: kind === 'release', reason }
      if (campaign_id)
        return call(one.mailings[':campaign_id'].settle.$post({ param: { id, campaign_id }, json: answer }))
      if (host) return call(one.links.settle.$post({ param: { id }, json: { host, ...answer } }))
      return call(one['release-mail'].$post({ param: { id }, json: { reason } }))
    },
    onSuccess: (left) => client.setQueryData(mailingsQuery.queryKey, left),
  })
}
