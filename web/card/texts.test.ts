import { expect, it } from 'vitest'
import { texts as english } from './texts.ts'

const languages = import.meta.glob<typeof english>('./texts/*.ts', { eager: true, import: 'texts' })

it('no language needs more room for the line beside the ring of points than English does', () => {
  const figure = '12,345'
  const room = english.lifetime(figure).length
  for (const [file, { lifetime }] of Object.entries(languages))
    expect(lifetime(figure).length, file).toBeLessThanOrEqual(room)
})
