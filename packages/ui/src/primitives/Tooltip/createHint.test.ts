import { beforeEach, expect, test, vi } from 'vitest'
import { createHint, type Hint } from './createHint'

let shown: string[]

function hint(name: string): Hint {
  return createHint((isShown) => {
    shown = shown.filter((other) => other !== name)
    if (isShown) shown.push(name)
  })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  shown = []
  return () => {
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
  }
})

test('shows once the pointer has rested, and not when it only passes', () => {
  const find = hint('find')
  find.rest()
  vi.advanceTimersByTime(499)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['find'])
  find.hide()
  vi.advanceTimersByTime(1000)
  find.rest()
  find.leave()
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([])
})

test('stays while the pointer moves onto it', () => {
  const find = hint('find')
  find.show()
  find.leave()
  vi.advanceTimersByTime(99)
  find.show()
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual(['find'])
  find.leave()
  vi.advanceTimersByTime(100)
  expect(shown).toEqual([])
})

test('the next one shows at once and replaces the first', () => {
  const find = hint('find')
  const help = hint('help')
  find.show()
  help.rest()
  expect(shown).toEqual(['help'])
  help.hide()
  vi.advanceTimersByTime(400)
  find.rest()
  expect(shown).toEqual(['find'])
  find.hide()
  vi.advanceTimersByTime(500)
  help.rest()
  expect(shown).toEqual([])
  help.hide()
})

test('does not show after a press has hidden it early', () => {
  const find = hint('find')
  find.rest()
  find.hide()
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([])
})
