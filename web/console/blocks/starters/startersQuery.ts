import { queryOptions } from '@tanstack/react-query'
import type { Block } from '#server/messaging/blocks/contract.ts'
import { app, call } from '#web/client/api.ts'

/** Starters for emails, which come with the product. */
export const startersQuery = queryOptions({
  queryKey: ['email-starters'],
  queryFn: async () => (await call(app['email-starters'].$get({ query: {} }))).data,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Blocks as a mail of this business to a made-up customer. */
export const lookQuery = (subject: string, blocks: Block[]) =>
  queryOptions({
    queryKey: ['email-look', subject, blocks],
    queryFn: async ({ signal }) => {
      const json = { subject, body: '', blocks, customer_id: null }
      return (await call(app['email-drafts'].preview.$post({ json }, { init: { signal } }))).html
    },
  })
