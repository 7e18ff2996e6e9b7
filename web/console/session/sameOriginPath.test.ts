import { expect, it } from 'vitest'
import { sameOriginPath } from './sameOriginPath.ts'

const HERE = 'https://regulars.example'

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  undefined,
  7,
])('leads nowhere by %j', (named) => {
  expect(sameOriginPath(named, HERE)).toBeUndefined()
})

it.each([
  ['/accept-invitation?token=a%2Fb', '/accept-invitation?token=a%2Fb'],
  ['/dashboard#top', '/dashboard#top'],
  ['/a/../settings', '/settings'],
])('leads on by %j', (named, place) => {
  expect(sameOriginPath(named, HERE)).toBe(place)
})
