import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { ChatMessage, MessagePayload } from '../contract'
import { type Arrival, outboxMachine, type Sending } from './outboxMachine'

const arrived = (messageText: string): ChatMessage => ({
  who: 'user-1',
  message: messageText,
  time: new Date('2026-06-15T09:00:00Z'),
})

const messageTo = (contactId: string, messageText: string) => ({
  type: 'message.send' as const,
  chatId: `chat-${contactId}`,
  contactId,
  messageText,
})

const nothingStored = { input: { stored: [] } }

function start(
  deliver: (message: MessagePayload, sendKey: string) => Promise<ChatMessage> = async ({
    messageText,
  }) => arrived(messageText),
) {
  const actor = createActor(
    outboxMachine.provide({
      actors: {
        sendMessage: fromPromise(({ input }: { input: Sending }) =>
          deliver(input.message, input.sendKey),
        ),
      },
    }),
    nothingStored,
  ).start()
  const arrivals: Arrival[] = []
  actor.on('message.arrived', ({ type: _, ...arrival }) => arrivals.push(arrival))
  return {
    actor,
    arrivals,
    messages: () => actor.getSnapshot().context.messages,
    write: (text: string, contactId = 'a') => actor.send(messageTo(contactId, text)),
    rest: () => waitFor(actor, ({ value }) => value === 'resting'),
  }
}

test('every state can be reached', () => {
  const paths = getShortestPaths(outboxMachine, {
    ...nothingStored,
    serializeState: ({ value }) => value,
    events: [
      messageTo('a', 'Hello'),
      { type: 'message.retry', key: 0 },
      { type: 'xstate.done.actor.sendMessage', output: arrived('Hello') },
      { type: 'xstate.error.actor.sendMessage', error: null },
    ] as never,
    stopWhen: ({ context }) => context.written > 1,
  })
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['resting', 'sending']))
})

test('fails without the provided call', async () => {
  const actor = createActor(outboxMachine, nothingStored).start()
  actor.send(messageTo('a', 'Hello'))
  await waitFor(actor, ({ value }) => value === 'resting')
  expect(actor.getSnapshot().context.messages).toMatchObject([{ isFailed: true }])
})

test.each(['', '   ', '\n\t'])('specification 5: “%s” is not sent', (text) => {
  const { messages, write } = start()
  write(text)
  expect(messages()).toEqual([])
})

test('shows a message at once, trimmed, and reports it once it has arrived', async () => {
  const { arrivals, messages, write, rest } = start()
  write(' Hello ')
  expect(messages()).toMatchObject([
    { chatId: 'chat-a', contactId: 'a', messageText: 'Hello', isFailed: false },
  ])
  await rest()
  expect(messages()).toEqual([])
  expect(arrivals).toEqual([{ chatId: 'chat-a', contactId: 'a', message: arrived('Hello') }])
})

test('sends a message after the previous one, to any contact', async () => {
  const sent: string[] = []
  const answers: (() => void)[] = []
  const { arrivals, write, rest, actor } = start(({ messageText }) => {
    sent.push(messageText)
    return new Promise((resolve) => {
      answers.push(() => resolve(arrived(messageText)))
    })
  })
  write('First')
  write('Second', 'b')
  expect(sent).toEqual(['First'])
  answers[0]?.()
  await waitFor(actor, () => sent.length === 2)
  answers[1]?.()
  await rest()
  expect(arrivals.map(({ contactId }) => contactId)).toEqual(['a', 'b'])
})

test('keeps a failed message, sends the others, and resends it under its key', async () => {
  let isBroken = true
  const keys: string[] = []
  const { actor, arrivals, messages, write, rest } = start(async ({ messageText }, sendKey) => {
    keys.push(sendKey)
    if (isBroken && messageText === 'First') throw new Error('No')
    return arrived(messageText)
  })
  write('First')
  write('Second')
  await rest()
  expect(messages()).toMatchObject([{ messageText: 'First', isFailed: true }])
  expect(arrivals.map(({ message }) => message)).toEqual([arrived('Second')])
  isBroken = false
  actor.send({ type: 'message.retry', key: 0 })
  await rest()
  expect(messages()).toEqual([])
  expect(arrivals.map(({ message }) => message)).toEqual([arrived('Second'), arrived('First')])
  expect(keys[2]).toBe(keys[0])
  expect(keys[1]).not.toBe(keys[0])
})

test('waits for the author after a reload, and sends a restored message under its key', async () => {
  const sent: Sending[] = []
  const machine = outboxMachine.provide({
    actors: {
      sendMessage: fromPromise(async ({ input }: { input: Sending }) => {
        sent.push(input)
        return arrived(input.message.messageText)
      }),
    },
  })
  const stored = {
    key: 7,
    sendKey: 'k',
    chatId: 'chat-a',
    contactId: 'a',
    messageText: 'x',
    isFailed: false,
  }
  const actor = createActor(machine, { input: { stored: [stored] } }).start()
  expect(sent).toEqual([])
  expect(actor.getSnapshot().context.messages).toMatchObject([{ key: 0, isFailed: true }])
  actor.send({ type: 'message.retry', key: 0 })
  await waitFor(actor, ({ context }) => context.messages.length === 0)
  expect(sent).toMatchObject([{ sendKey: 'k' }])
})
