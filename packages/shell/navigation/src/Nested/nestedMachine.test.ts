import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type NestedEvent, nestedMachine } from './nestedMachine'

const enter = (entry: string): NestedEvent => ({ type: 'entry.enter', entry })
const press = (entry: string): NestedEvent => ({ type: 'entry.press', entry })
const open = (entry: string): NestedEvent => ({ type: 'entry.open', entry })
const leave: NestedEvent = { type: 'entry.leave' }
const close: NestedEvent = { type: 'nested.close' }

/** The visible pop-up after some steps; a number is a delay in milliseconds. */
function shownAfter(...steps: (NestedEvent | number)[]) {
  const clock = new SimulatedClock()
  const actor = createActor(nestedMachine, { clock }).start()
  for (const step of steps) {
    if (typeof step === 'number') clock.increment(step)
    else actor.send(step)
  }
  return actor.getSnapshot().context.shown
}

test('every state can be reached', () => {
  const paths = getShortestPaths(nestedMachine, {
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
    events: [
      enter('a'),
      enter('b'),
      leave,
      press('a'),
      press('b'),
      open('a'),
      close,
      { type: 'xstate.after.hover.nested.waiting' },
      { type: 'xstate.after.grace.nested.open.leaving' },
    ] as NestedEvent[],
  })
  expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
    new Set(
      ['closed', 'waiting', { open: 'pointed' }, { open: 'leaving' }, { open: 'pinned' }].map(
        (value) => JSON.stringify(value),
      ),
    ),
  )
  const isOpen = paths.filter(({ state }) => state.matches('open'))
  expect(isOpen.map(({ state }) => state.context.shown)).not.toContain(null)
  const isClosed = paths.filter(({ state }) => state.matches('closed'))
  expect(new Set(isClosed.map(({ state }) => state.context.shown))).toEqual(new Set([null]))
})

describe('specification 9: pointing at an entry', () => {
  test('opens its pop-up after 150 ms', () => {
    expect(shownAfter(enter('a'), 149)).toBeNull()
    expect(shownAfter(enter('a'), 150)).toBe('a')
  })

  test('opens nothing when it ends before', () => {
    expect(shownAfter(enter('a'), 149, leave, 1000)).toBeNull()
  })

  test('counts from the entry that was reached last', () => {
    expect(shownAfter(enter('a'), 100, leave, enter('b'), 149)).toBeNull()
    expect(shownAfter(enter('a'), 100, leave, enter('b'), 150)).toBe('b')
    expect(shownAfter(enter('a'), 100, enter('b'), 149)).toBeNull()
  })
})

describe('a pop-up opened by hover', () => {
  const opened = [enter('a'), 150] as const

  test('closes a moment after it was left', () => {
    expect(shownAfter(...opened, leave, 299)).toBe('a')
    expect(shownAfter(...opened, leave, 300)).toBeNull()
  })

  test('stays when the pointer comes back in time', () => {
    expect(shownAfter(...opened, leave, 299, enter('a'), 1000)).toBe('a')
  })

  test('gives way to the next, which takes its 150 ms', () => {
    expect(shownAfter(...opened, leave, enter('b'), 149)).toBe('a')
    expect(shownAfter(...opened, leave, enter('b'), 150)).toBe('b')
  })

  test('closes as well when the pointer leaves the next too soon', () => {
    expect(shownAfter(...opened, leave, enter('b'), 100, leave, 300)).toBeNull()
  })

  test('stays open after a press', () => {
    expect(shownAfter(...opened, press('a'), leave, 1000)).toBe('a')
    expect(shownAfter(...opened, leave, press('a'), 1000)).toBe('a')
  })
})

describe('a press', () => {
  test('opens at once, and stays open when the pointer leaves', () => {
    expect(shownAfter(press('a'))).toBe('a')
    expect(shownAfter(enter('a'), press('a'))).toBe('a')
    expect(shownAfter(enter('a'), press('a'), leave, 1000)).toBe('a')
  })

  test('closes what a press opened', () => {
    expect(shownAfter(press('a'), press('a'))).toBeNull()
  })

  test('moves on to another entry', () => {
    expect(shownAfter(press('a'), press('b'))).toBe('b')
  })

  test('gives way to the hovered entry', () => {
    expect(shownAfter(press('a'), enter('b'), 149)).toBe('a')
    expect(shownAfter(press('a'), enter('b'), 150)).toBe('b')
  })
})

test('an arrow key opens, and never closes', () => {
  expect(shownAfter(open('a'))).toBe('a')
  expect(shownAfter(open('a'), open('a'))).toBe('a')
})

test('a close event closes the pop-up, however it was opened', () => {
  expect(shownAfter(enter('a'), close, 1000)).toBeNull()
  expect(shownAfter(enter('a'), 150, close)).toBeNull()
  expect(shownAfter(press('a'), close)).toBeNull()
})
