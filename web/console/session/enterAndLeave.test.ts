import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { invitationQuery } from '#web/sign-in/invitation/invitationQuery.ts'
import { forgetAll } from './enterAndLeave.ts'
import { sessionQuery } from './session.ts'

afterEach(() => void vi.unstubAllGlobals())

it('another person finds nothing of the last one, and keeps the invitation that they are reading', async () => {
  const client = new QueryClient()
  const invitation = { email: 'jo@noon.example', company_name: 'Coffee at Noon' }
  vi.stubGlobal('fetch', async () => Response.json({ invitation }))
  await client.fetchQuery(invitationQuery('token'))
  client.setQueryData(['customers'], ['Nora'])
  client.setQueryData(sessionQuery.queryKey, null)
  forgetAll(client)
  expect(client.getQueryData(['customers'])).toBeUndefined()
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull()
  expect(client.getQueryData(invitationQuery('token').queryKey)).toEqual(invitation)
})
