import { describe, expect, test } from 'vitest'
import { addToast, type Toast, toastsWithRoom } from './toasts.ts'

let id = 0
const error = (title: string): Toast => ({ id: ++id, title, tone: 'danger' })
const success = (title: string): Toast => ({ id: ++id, title, tone: 'success' })
const after = (...messages: Toast[]) => messages.reduce<Toast[]>(addToast, [])
const titles = (messages: Toast[]) => messages.map(({ title }) => title)

describe('an error', () => {
  test('is never pushed out by later messages', () => {
    const kept = after(error('Not saved'), ...Array.from({ length: 50 }, (_, n) => success(`Saved ${n}`)))
    expect(titles(toastsWithRoom(kept).shown)).toEqual(['Not saved', 'Saved 48', 'Saved 49'])
    expect(kept).toHaveLength(4)
  })

  test('waits while three newer ones are shown, and comes back when one is dismissed', () => {
    const kept = after(...['first', 'second', 'third', 'fourth', 'fifth'].map(error))
    expect(titles(toastsWithRoom(kept).shown)).toEqual(['third', 'fourth', 'fifth'])
    expect(toastsWithRoom(kept).waiting).toBe(2)
    const left = kept.filter(({ title }) => title !== 'fourth')
    expect(titles(toastsWithRoom(left).shown)).toEqual(['second', 'third', 'fifth'])
    expect(toastsWithRoom(left).waiting).toBe(1)
  })

  test('that comes again is shown once, as the newest', () => {
    const kept = after(error('Not saved'), error('Not sent'), error('Not saved'))
    expect(titles(kept)).toEqual(['Not sent', 'Not saved'])
  })
})

test('a success is shown beside three errors, and gives way to the next success', () => {
  const kept = after(success('Saved'), ...['first', 'second', 'third'].map(error), success('Sent'))
  expect(titles(toastsWithRoom(kept).shown)).toEqual(['first', 'second', 'third', 'Sent'])
})

test('of messages without errors the newest three are shown', () => {
  const kept = after(...['one', 'two', 'three', 'four'].map(success))
  expect(titles(toastsWithRoom(kept).shown)).toEqual(['two', 'three', 'four'])
})
