import { ApiError } from '@console/core/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type AutosaveEvent, autosaveMachine } from './autosaveMachine'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Form whose saves the test answers. */
function begin(answers: (() => Promise<unknown>)[] = []) {
  const saves: boolean[] = []
  const announceSaved = vi.fn<() => void>()
  const actor = createActor(
    autosaveMachine.provide({
      actors: {
        save: fromPromise<unknown, { isOver: boolean }>(({ input }) => {
          saves.push(input.isOver)
          return (answers[saves.length - 1] ?? (() => Promise.resolve()))()
        }),
      },
      actions: { announceSaved },
    }),
  ).start()
  return {
    saves,
    announceSaved,
    report: (type: AutosaveEvent['type']) => actor.send({ type }),
    wait: (time: number) => vi.advanceTimersByTimeAsync(time),
    state: () => actor.getSnapshot().value,
    isUnsaved: () => actor.getSnapshot().hasTag('unsaved'),
  }
}

const refuses = (status: number) => () =>
  Promise.reject(new ApiError({ status, code: `http_${status}` }))

test('saves after two seconds without typing', async () => {
  const { saves, report, wait, state, announceSaved, isUnsaved } = begin()
  report('autosave.typed')
  await wait(1999)
  report('autosave.typed')
  await wait(1999)
  expect(saves).toEqual([])
  expect(isUnsaved()).toBe(true)
  await wait(1)
  expect(saves).toEqual([false])
  expect(state()).toBe('saved')
  expect(announceSaved).toHaveBeenCalledOnce()
})

test('saves what was typed during a save next, and reports nothing before', async () => {
  let answer = () => {}
  const { saves, report, wait, state, announceSaved } = begin([
    () => new Promise<void>((resolve) => (answer = resolve)),
  ])
  report('autosave.typed')
  await wait(2000)
  report('autosave.typed')
  answer()
  await wait(0)
  expect(state()).toBe('quiet')
  expect(announceSaved).not.toHaveBeenCalled()
  await wait(2000)
  expect(saves).toHaveLength(2)
  expect(announceSaved).toHaveBeenCalledOnce()
})

test('retries a failure automatically, and earlier after typing', async () => {
  const { saves, report, wait, state } = begin([refuses(503), refuses(0)])
  report('autosave.typed')
  await wait(2000)
  expect(state()).toBe('failed')
  await wait(15_000)
  expect(saves).toHaveLength(2)
  expect(state()).toBe('failed')
  report('autosave.typed')
  await wait(2000)
  expect(state()).toBe('saved')
})

test('overwrites another version only on request', async () => {
  const { saves, report, wait, state } = begin([refuses(412)])
  report('autosave.typed')
  await wait(2000)
  report('autosave.typed')
  await wait(60_000)
  expect(state()).toBe('outdated')
  report('autosave.keep')
  await wait(0)
  expect(saves).toEqual([false, true])
  expect(state()).toBe('saved')
  report('autosave.typed')
  await wait(2000)
  expect(saves).toEqual([false, true, false])
})

test('stops when the record is gone', async () => {
  const { saves, report, wait, state, isUnsaved } = begin([refuses(404)])
  report('autosave.typed')
  await wait(2000)
  report('autosave.typed')
  await wait(60_000)
  expect([state(), saves.length, isUnsaved()]).toEqual(['gone', 1, true])
})
