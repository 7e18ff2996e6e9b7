import { afterEach, expect, it, vi } from 'vitest'
import { suggestMapping } from '#server/data/imports/reading/suggestMapping.ts'
import { staffLanguages } from '#server/platform/text/pageLanguages.ts'

afterEach(() => vi.doUnmock('./sampleTexts.ts'))

it.each(staffLanguages)('the import knows every column of the sample file in %s', async (language) => {
  if (language !== 'en') {
    const words = await import(`./sampleTexts/${language}.ts`)
    vi.resetModules()
    vi.doMock('./sampleTexts.ts', () => words)
  }
  const { sampleFile } = await import('./sampleFile.ts')
  const [header = '', ...rows] = (await sampleFile().text()).trim().split('\r\n')
  expect(suggestMapping(header.replace('\ufeff', '').split(','), [])).toEqual([
    ...['first_name', 'last_name', 'email', 'phone', 'birthday'],
    ...['opted_in_sms', 'opted_in_email', 'visits', 'tags'],
  ])
  expect(rows).toHaveLength(3)
})
