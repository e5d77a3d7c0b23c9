import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { Chat, ChatMessage, MessagePayload } from '../contract'
import { conversationMachine, type Sending } from './conversationMachine'

const time = new Date('2026-06-15T09:00:00Z')

const anEmptyChat = (contactId: string): Chat => ({ id: `chat-${contactId}`, dialog: [] })

const arrived = (messageText: string): ChatMessage => ({
  who: 'user-1',
  message: messageText,
  time,
})

interface Effects {
  load?: (contactId: string) => Promise<Chat>
  deliver?: (message: MessagePayload, sendKey: string) => Promise<ChatMessage>
}

function start({
  load = async (contactId) => anEmptyChat(contactId),
  deliver = async ({ messageText }) => arrived(messageText),
}: Effects = {}) {
  const actor = createActor(
    conversationMachine.provide({
      actors: {
        loadChat: fromPromise(({ input }: { input: { contactId: string } }) =>
          load(input.contactId),
        ),
        sendMessage: fromPromise(({ input }: { input: Sending }) =>
          deliver(input.message, input.sendKey),
        ),
      },
    }),
  ).start()
  return {
    actor,
    context: () => actor.getSnapshot().context,
    async select(contactId: string) {
      actor.send({ type: 'contact.select', contactId })
      await waitFor(actor, ({ value }) => value.chat !== 'loading')
    },
    write: (text: string) => actor.send({ type: 'message.send', text }),
    rest: () => waitFor(actor, ({ value }) => value.outbox === 'resting'),
  }
}

test('every state can be reached', () => {
  const paths = getShortestPaths(conversationMachine, {
    serializeState: ({ value }) => JSON.stringify(value),
    events: [
      { type: 'contact.select', contactId: 'a' },
      { type: 'contact.clear' },
      { type: 'chat.retry' },
      { type: 'message.send', text: 'Hello' },
      { type: 'message.retry', key: 0 },
      { type: 'xstate.done.actor.loadChat', output: anEmptyChat('a') },
      { type: 'xstate.error.actor.loadChat', error: null },
      { type: 'xstate.done.actor.sendMessage', output: arrived('Hello') },
      { type: 'xstate.error.actor.sendMessage', error: null },
    ] as never,
  })
  const reached = paths.map(({ state }) => `${state.value.chat} ${state.value.outbox}`)
  expect(new Set(reached)).toEqual(
    new Set(
      ['idle', 'loading', 'failed', 'shown'].flatMap((chat) =>
        ['resting', 'sending'].map((outbox) => `${chat} ${outbox}`),
      ),
    ),
  )
})

test('the calls must be provided, and without them nothing pretends to have come', async () => {
  const actor = createActor(conversationMachine).start()
  actor.send({ type: 'contact.select', contactId: 'a' })
  const { value } = await waitFor(actor, (snapshot) => snapshot.value.chat !== 'loading')
  expect(value.chat).toBe('failed')
})

describe('a chat', () => {
  test('is that of the contact who was selected last', async () => {
    const answers: Record<string, (chat: Chat) => void> = {}
    const { actor, context } = start({
      load: (contactId) => new Promise((resolve) => (answers[contactId] = resolve)),
    })
    actor.send({ type: 'contact.select', contactId: 'a' })
    actor.send({ type: 'contact.select', contactId: 'b' })
    answers.b?.(anEmptyChat('b'))
    answers.a?.(anEmptyChat('a'))
    await waitFor(actor, ({ value }) => value.chat === 'shown')
    expect(context().chat?.id).toBe('chat-b')
  })

  test('specification 4: is cleared with its contact', async () => {
    const { actor, context, select } = start()
    await select('a')
    actor.send({ type: 'contact.clear' })
    expect(context()).toMatchObject({ contactId: null, chat: null })
  })

  test('that failed can be asked for again', async () => {
    let isBroken = true
    const { actor, select } = start({
      load: async (contactId) => {
        if (isBroken) throw new Error('No')
        return anEmptyChat(contactId)
      },
    })
    await select('a')
    expect(actor.getSnapshot().value.chat).toBe('failed')
    isBroken = false
    actor.send({ type: 'chat.retry' })
    await waitFor(actor, ({ value }) => value.chat === 'shown')
  })
})

describe('a message', () => {
  test.each(['', '   ', '\n\t'])('specification 5: “%s” is not sent', async (text) => {
    const { context, select, write } = start()
    await select('a')
    write(text)
    expect(context().outbox).toEqual([])
  })

  test('stands in the outbox at once, trimmed, and in the chat once it has arrived', async () => {
    const { context, select, write, rest } = start()
    await select('a')
    write(' Hello ')
    expect(context().outbox).toMatchObject([
      { chatId: 'chat-a', contactId: 'a', messageText: 'Hello', isFailed: false },
    ])
    await rest()
    expect(context().outbox).toEqual([])
    expect(context().chat?.dialog).toEqual([arrived('Hello')])
  })

  test('waits for the one before it', async () => {
    const sent: string[] = []
    const answers: (() => void)[] = []
    const { select, write, rest, actor } = start({
      deliver: ({ messageText }) => {
        sent.push(messageText)
        return new Promise((resolve) => {
          answers.push(() => resolve(arrived(messageText)))
        })
      },
    })
    await select('a')
    write('First')
    write('Second')
    expect(sent).toEqual(['First'])
    answers[0]?.()
    await waitFor(actor, () => sent.length === 2)
    answers[1]?.()
    await rest()
    expect(actor.getSnapshot().context.chat?.dialog.map(({ message }) => message)).toEqual(sent)
  })

  test('that failed stays, holds up no other, and can be sent again under its key', async () => {
    let isBroken = true
    const keys: string[] = []
    const { actor, context, select, write, rest } = start({
      deliver: async ({ messageText }, sendKey) => {
        keys.push(sendKey)
        if (isBroken && messageText === 'First') throw new Error('No')
        return arrived(messageText)
      },
    })
    await select('a')
    write('First')
    write('Second')
    await rest()
    expect(context().outbox).toMatchObject([{ messageText: 'First', isFailed: true }])
    expect(context().chat?.dialog).toEqual([arrived('Second')])
    isBroken = false
    actor.send({ type: 'message.retry', key: 0 })
    await rest()
    expect(context().outbox).toEqual([])
    expect(context().chat?.dialog).toEqual([arrived('Second'), arrived('First')])
    expect(keys[2]).toBe(keys[0])
    expect(keys[1]).not.toBe(keys[0])
  })

  test('goes on its way although another contact is looked at, and stays out of that chat', async () => {
    let arrive: () => void = () => {}
    const { context, select, write, rest } = start({
      deliver: ({ messageText }) =>
        new Promise((resolve) => {
          arrive = () => resolve(arrived(messageText))
        }),
    })
    await select('a')
    write('Hello')
    await select('b')
    arrive()
    await rest()
    expect(context()).toMatchObject({ outbox: [], chat: anEmptyChat('b') })
  })

  test('that arrives while its chat is being read has it read anew', async () => {
    let reads = 0
    let arrive: () => void = () => {}
    const { actor, select, write, rest } = start({
      load: (contactId) => {
        reads += 1
        return reads === 2 ? new Promise(() => {}) : Promise.resolve(anEmptyChat(contactId))
      },
      deliver: ({ messageText }) =>
        new Promise((resolve) => {
          arrive = () => resolve(arrived(messageText))
        }),
    })
    await select('a')
    write('Hello')
    actor.send({ type: 'contact.select', contactId: 'a' })
    arrive()
    await rest()
    await waitFor(actor, ({ value }) => value.chat === 'shown')
    expect(reads).toBe(3)
  })
})
