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
  const tellSaved = vi.fn<() => void>()
  const actor = createActor(
    autosaveMachine.provide({
      actors: {
        save: fromPromise<unknown, { isOver: boolean }>(({ input }) => {
          saves.push(input.isOver)
          return (answers[saves.length - 1] ?? (() => Promise.resolve()))()
        }),
      },
      actions: { tellSaved },
    }),
  ).start()
  return {
    saves,
    tellSaved,
    tell: (type: AutosaveEvent['type']) => actor.send({ type }),
    wait: (time: number) => vi.advanceTimersByTimeAsync(time),
    state: () => actor.getSnapshot().value,
    isUnsaved: () => actor.getSnapshot().hasTag('unsaved'),
  }
}

const refuses = (status: number) => () =>
  Promise.reject(new ApiError({ status, code: `http_${status}` }))

test('saves after two seconds without typing', async () => {
  const { saves, tell, wait, state, tellSaved, isUnsaved } = begin()
  tell('autosave.typed')
  await wait(1999)
  tell('autosave.typed')
  await wait(1999)
  expect(saves).toEqual([])
  expect(isUnsaved()).toBe(true)
  await wait(1)
  expect(saves).toEqual([false])
  expect(state()).toBe('saved')
  expect(tellSaved).toHaveBeenCalledOnce()
})

test('saves what was typed during a save next, and reports nothing before', async () => {
  let answer = () => {}
  const { saves, tell, wait, state, tellSaved } = begin([
    () => new Promise<void>((resolve) => (answer = resolve)),
  ])
  tell('autosave.typed')
  await wait(2000)
  tell('autosave.typed')
  answer()
  await wait(0)
  expect(state()).toBe('quiet')
  expect(tellSaved).not.toHaveBeenCalled()
  await wait(2000)
  expect(saves).toHaveLength(2)
  expect(tellSaved).toHaveBeenCalledOnce()
})

test('retries a failure automatically, and earlier after typing', async () => {
  const { saves, tell, wait, state } = begin([refuses(503), refuses(0)])
  tell('autosave.typed')
  await wait(2000)
  expect(state()).toBe('failed')
  await wait(15_000)
  expect(saves).toHaveLength(2)
  expect(state()).toBe('failed')
  tell('autosave.typed')
  await wait(2000)
  expect(state()).toBe('saved')
})

test('overwrites another version only on request', async () => {
  const { saves, tell, wait, state } = begin([refuses(412)])
  tell('autosave.typed')
  await wait(2000)
  tell('autosave.typed')
  await wait(60_000)
  expect(state()).toBe('outdated')
  tell('autosave.keep')
  await wait(0)
  expect(saves).toEqual([false, true])
  expect(state()).toBe('saved')
  tell('autosave.typed')
  await wait(2000)
  expect(saves).toEqual([false, true, false])
})

test('stops when the record is gone', async () => {
  const { saves, tell, wait, state, isUnsaved } = begin([refuses(404)])
  tell('autosave.typed')
  await wait(2000)
  tell('autosave.typed')
  await wait(60_000)
  expect([state(), saves.length, isUnsaved()]).toEqual(['gone', 1, true])
})
