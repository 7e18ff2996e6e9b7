import { describe, expect, it } from 'vitest'
import { arrange, patternOf } from './phonePattern.ts'

const us = patternOf('(201) 555-0123')

describe('a phone number while it is typed', () => {
  it.each([
    ['+49 1512 3456789', 'one with its country'],
    ['0044 7400 123456', 'one dialled abroad'],
    ['201555012345', 'one longer than the country’s'],
    ['201 555 abc', 'what is none'],
  ])('stays %s, %s', (typed) => {
    expect(arrange(typed, us)).toBe(typed)
  })

  it.each([
    ['', ''],
    ['2', '(2'],
    ['201', '(201'],
    ['2015', '(201) 5'],
    ['(201) 5550123', '(201) 555-0123'],
    ['201.555.0123', '(201) 555-0123'],
  ])('%j reads %j in the shop’s country', (typed, arranged) => {
    expect(arrange(typed, us)).toBe(arranged)
  })

  it.each([
    ['9876540139', '98765 40139'],
    ['09876540139', '098765 40139'],
    ['98765 401395', '98765 401395'],
  ])('%j reads %j where a 0 comes before each number, with it or without', (typed, arranged) => {
    expect(arrange(typed, patternOf('081234 56789'))).toBe(arranged)
  })

  it('loses its last separator with the digit before it, so that deleting works', () => {
    expect(arrange('(201) ', us)).toBe('(201')
    expect(arrange('(', us)).toBe('')
  })
})
