import { expect, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type ConnectivityEvent, connectivityMachine } from './connectivityMachine'

const lost = { type: 'network.lost', at: new Date('2026-11-23T09:30:00Z') } as const
const found = { type: 'network.found' } as const

function run(...events: ConnectivityEvent[]) {
  const clock = new SimulatedClock()
  const machine = connectivityMachine.provide({
    actors: { watchNetwork: fromCallback(() => undefined) },
  })
  const actor = createActor(machine, { clock }).start()
  for (const event of events) actor.send(event)
  return { actor, clock }
}

test('every state can be reached', () => {
  const paths = getShortestPaths(connectivityMachine, {
    serializeState: ({ value }) => JSON.stringify(value),
    events: [lost, found, { type: 'xstate.after.backTime.connectivity.back' }] as never,
  })
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(
    new Set(['online', 'offline', 'back']),
  )
})

test('it knows since when it is offline, and hears nothing new while it is', () => {
  const { actor } = run(lost, { type: 'network.lost', at: new Date('2026-11-23T10:00:00Z') })
  expect(actor.getSnapshot().value).toBe('offline')
  expect(actor.getSnapshot().context.since).toEqual(lost.at)
})

test('being back is said for 4 s and then is nothing special', () => {
  const { actor, clock } = run(lost, found)
  expect(actor.getSnapshot().value).toBe('back')
  expect(actor.getSnapshot().context.since).toBeNull()
  clock.increment(3999)
  expect(actor.getSnapshot().value).toBe('back')
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe('online')
})

test('a connection that is lost again at once is offline again, and stays it', () => {
  const { actor, clock } = run(lost, found, lost)
  clock.increment(10_000)
  expect(actor.getSnapshot().value).toBe('offline')
})

test('who never was offline is not welcomed back', () => {
  expect(run(found).actor.getSnapshot().value).toBe('online')
})

test('what watches the network must be provided', () => {
  const actor = createActor(connectivityMachine)
  const errors: unknown[] = []
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  expect(String(errors[0])).toContain('watchNetwork must be provided')
})
