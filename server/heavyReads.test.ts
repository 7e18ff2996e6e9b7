import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { refusalIn } from '#server/platform/text/refusalIn.ts'
import { openPeople, type People } from '#tests/accounts/people.ts'

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => people?.close())

it('calls that wait for the same read share no answer with those in another language', async () => {
  const { id, visitor } = await people.signUp()
  const { turns } = people.product.services
  const held = Promise.withResolvers<void>()
  const holding = turns.take(id, null, () => held.promise)
  const take = vi.spyOn(turns, 'take')
  const languages = ['en', 'de', 'es'] as const
  const answers = Promise.all(
    languages.map((language) =>
      visitor.get('/api/app/triggers/unused_reward/forecast', { 'accept-language': language }),
    ),
  )
  await vi.waitFor(() => expect(take).toHaveBeenCalledTimes(3), { timeout: 15_000 })
  held.resolve()
  await holding
  const said = (await answers).map(({ text }) => text)
  for (const [n, language] of languages.entries())
    expect(said[n]).toContain(refusalIn(language, '[the reward and its code]'))
})
