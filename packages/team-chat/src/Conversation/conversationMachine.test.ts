import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { Chat } from '../contract'
import { conversationMachine } from './conversationMachine'

const anEmptyChat = (contactId: string): Chat => ({ id: `chat-${contactId}`, dialog: [] })

/** A message from the user to a contact. */
const arrivalFor = (contactId: string) => ({
  type: 'message.arrive' as const,
  chatId: `chat-${contactId}`,
  contactId,
  message: { who: 'user-1', message: 'Hello', time: new Date('2026-06-15T09:00:00Z') },
})

function start(
  load: (contactId: string) => Promise<Chat> = async (contactId) => anEmptyChat(contactId),
) {
  const actor = createActor(
    conversationMachine.provide({
      actors: {
        loadChat: fromPromise(({ input }: { input: { contactId: string } }) =>
          load(input.contactId),
        ),
      },
    }),
  ).start()
  return {
    actor,
    context: () => actor.getSnapshot().context,
    async select(contactId: string) {
      actor.send({ type: 'contact.select', contactId })
      await waitFor(actor, ({ value }) => value !== 'loading')
    },
  }
}

test('every state can be reached', () => {
  const paths = getShortestPaths(conversationMachine, {
    serializeState: ({ value }) => value,
    events: [
      { type: 'contact.select', contactId: 'a' },
      { type: 'contact.clear' },
      { type: 'chat.retry' },
      { type: 'xstate.done.actor.loadChat', output: anEmptyChat('a') },
      { type: 'xstate.error.actor.loadChat', error: null },
    ] as never,
  })
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(
    new Set(['idle', 'loading', 'failed', 'shown']),
  )
})

test('fails without the provided call', async () => {
  const actor = createActor(conversationMachine).start()
  actor.send({ type: 'contact.select', contactId: 'a' })
  const { value } = await waitFor(actor, (snapshot) => snapshot.value !== 'loading')
  expect(value).toBe('failed')
})

describe('a chat', () => {
  test('is that of the contact who was selected last', async () => {
    const answers: Record<string, (chat: Chat) => void> = {}
    const { actor, context } = start(
      (contactId) => new Promise((resolve) => (answers[contactId] = resolve)),
    )
    actor.send({ type: 'contact.select', contactId: 'a' })
    actor.send({ type: 'contact.select', contactId: 'b' })
    answers.b?.(anEmptyChat('b'))
    answers.a?.(anEmptyChat('a'))
    await waitFor(actor, ({ value }) => value === 'shown')
    expect(context().chat?.id).toBe('chat-b')
  })

  test('specification 4: is cleared with its contact', async () => {
    const { actor, context, select } = start()
    await select('a')
    actor.send({ type: 'contact.clear' })
    expect(context()).toMatchObject({ contactId: null, chat: null })
  })

  test('is read again after a failure', async () => {
    let isBroken = true
    const { actor, select } = start(async (contactId) => {
      if (isBroken) throw new Error('No')
      return anEmptyChat(contactId)
    })
    await select('a')
    expect(actor.getSnapshot().value).toBe('failed')
    isBroken = false
    actor.send({ type: 'chat.retry' })
    await waitFor(actor, ({ value }) => value === 'shown')
  })

  test('receives its own messages, not those of another contact', async () => {
    const { actor, context, select } = start()
    await select('a')
    actor.send(arrivalFor('b'))
    expect(context().chat?.dialog).toEqual([])
    actor.send(arrivalFor('a'))
    expect(context().chat?.dialog).toEqual([arrivalFor('a').message])
  })

  test('is read again when a message arrives during a read', async () => {
    let reads = 0
    const { actor, select } = start((contactId) => {
      reads += 1
      return reads === 2 ? new Promise(() => {}) : Promise.resolve(anEmptyChat(contactId))
    })
    await select('a')
    actor.send({ type: 'contact.select', contactId: 'a' })
    actor.send(arrivalFor('a'))
    await waitFor(actor, ({ value }) => value === 'shown')
    expect(reads).toBe(3)
  })
})
