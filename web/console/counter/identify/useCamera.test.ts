import { expect, it } from 'vitest'
import { refusalOf } from './useCamera.ts'

it('a missing camera is reported as missing, whatever error the browser gives', () => {
  const webKits = Object.assign(Object.create({}), { name: 'OverconstrainedError', constraint: '' })
  expect(refusalOf(webKits)).toBe('missing')
  expect(refusalOf(new DOMException('', 'NotFoundError'))).toBe('missing')
})

it('a camera without permission is told apart from one that is in use', () => {
  expect(refusalOf(new DOMException('', 'NotAllowedError'))).toBe('denied')
  expect(refusalOf(new DOMException('', 'NotReadableError'))).toBe('busy')
  expect(refusalOf(null)).toBe('busy')
})
