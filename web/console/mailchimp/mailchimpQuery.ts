import { queryOptions } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'

/** Interval between reads of the progress while customers are being sent, in milliseconds. */
const LOOK_AGAIN_MS = 3000

export const mailchimpQuery = queryOptions({
  queryKey: ['mailchimp'],
  queryFn: () => call(app.settings.mailchimp.$get()),
  refetchInterval: ({ state: { data } }) =>
    data?.audience && (data.reading || data.counts.waiting > 0) && !data.refused ? LOOK_AGAIN_MS : false,
})
