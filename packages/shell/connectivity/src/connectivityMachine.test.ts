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

test('keeps the start of the outage while it is offline', () => {
  const { actor } = run(lost, { type: 'network.lost', at: new Date('2026-11-23T10:00:00Z') })
  expect(actor.getSnapshot().value).toBe('offline')
  expect(actor.getSnapshot().context.since).toEqual(lost.at)
})

test('reports the return for 4 s and is then online', () => {
  const { actor, clock } = run(lost, found)
  expect(actor.getSnapshot().value).toBe('back')
  expect(actor.getSnapshot().context.since).toBeNull()
  clock.increment(3999)
  expect(actor.getSnapshot().value).toBe('back')
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe('online')
})

test('stays offline when the connection is lost again at once', () => {
  const { actor, clock } = run(lost, found, lost)
  clock.increment(10_000)
  expect(actor.getSnapshot().value).toBe('offline')
})

test('reports no return without an outage', () => {
  expect(run(found).actor.getSnapshot().value).toBe('online')
})

test('requires the network watcher', () => {
  const actor = createActor(connectivityMachine)
  const errors: unknown[] = []
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  expect(String(errors[0])).toContain('watchNetwork must be provided')
})
