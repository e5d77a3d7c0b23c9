import { ApiError } from '@console/core/api'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { passwordLinkMachine } from './passwordLinkMachine'

const request = { type: 'link.request', email: 'staff@console.example' } as const

async function answered(requestLink: () => Promise<string>) {
  const actor = createActor(
    passwordLinkMachine.provide({ actors: { requestLink: fromPromise(requestLink) } }),
  ).start()
  actor.send(request)
  return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
}

test('a link that was asked for ends with the words of the server', async () => {
  const { value, context } = await answered(async () => 'It is on its way.')
  expect(value).toBe('sent')
  expect(context.message).toBe('It is on its way.')
})

test('a refusal keeps what the server says of the address, and the link can be asked for again', async () => {
  const fields = [{ field: 'email', message: 'Not accepted' }]
  const snapshot = await answered(() =>
    Promise.reject(new ApiError({ status: 422, code: 'validation', serverMessage: 'No', fields })),
  )
  expect(snapshot.value).toBe('refused')
  expect(snapshot.context.refusal).toEqual({ message: 'No', field: 'Not accepted' })
  expect(snapshot.can(request)).toBe(true)
})

test('the call must be provided, and without it nothing pretends to be sent', async () => {
  const actor = createActor(passwordLinkMachine).start()
  actor.send(request)
  const { value } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  expect(value).toBe('refused')
})

test('every state can be reached', () => {
  const paths = getShortestPaths(passwordLinkMachine, {
    serializeState: ({ value }) => JSON.stringify(value),
    events: [
      request,
      { type: 'xstate.done.actor.requestLink', output: '' },
      { type: 'xstate.error.actor.requestLink', error: null },
    ] as never,
  })
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(
    new Set(['asking', 'sending', 'refused', 'sent']),
  )
})
