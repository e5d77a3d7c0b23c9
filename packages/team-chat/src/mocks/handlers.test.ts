import type { Send } from '@console/core/api'
import { resetSampleBackend, setScenario } from '@console/sample'
import { getResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { changeUser, readChat, readContacts, readUser, sendMessage } from '../api'
import { teamChatHandlers } from './handlers'

/** Calls the handlers themselves, as the console would. */
const send: Send = async ({ method, path, query = {}, body, headers = {}, answer }) => {
  const address = new URL(`http://localhost/api${path}`)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
  const sent = body ? JSON.stringify(body) : null
  const request = new Request(address, { method, headers, body: sent })
  const response = await getResponse(teamChatHandlers, request)
  return answer.parse(await response?.json())
}

const listed = { contactId: 'contact-1', userId: 'user-1' }
const unlisted = { contactId: 'contact-5', userId: 'user-1' }

beforeEach(resetSampleBackend)

test('there are more contacts than fit, of every presence, some without a chat', async () => {
  const contacts = await readContacts(send)
  const { chatList } = await readUser(send)
  expect(contacts.length).toBeGreaterThan(12)
  expect(new Set(contacts.map(({ status }) => status)).size).toBe(4)
  expect(chatList.length).toBeLessThan(contacts.length)
})

test('a long history is in the order in which it was written', async () => {
  const { chat } = await readChat(send, listed)
  const times = chat.dialog.map(({ time }) => time.getTime())
  expect(times).toHaveLength(320)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})

test('reading a chat marks its messages as seen', async () => {
  const unread = async () =>
    (await readContacts(send)).find(({ id }) => id === listed.contactId)?.unread
  expect(await unread()).toBe(2)
  await readChat(send, listed)
  expect(await unread()).toBe(0)
})

test('returns and stores a message with the time of the sample clock', async () => {
  const { chat } = await readChat(send, listed)
  const payload = { chatId: chat.id, contactId: listed.contactId, messageText: 'On my way' }
  const { message } = await sendMessage(send, payload, 'key')
  expect(message).toEqual({
    who: 'user-1',
    message: 'On my way',
    time: new Date('2026-06-15T09:00:00Z'),
  })
  expect((await readChat(send, listed)).chat.dialog.at(-1)).toEqual(message)
})

test('stores a message once when its response is lost', async () => {
  const { chat } = await readChat(send, listed)
  const payload = { chatId: chat.id, contactId: listed.contactId, messageText: 'Once' }
  const first = await sendMessage(send, payload, 'key')
  expect(await sendMessage(send, payload, 'key')).toEqual(first)
  const { dialog } = (await readChat(send, listed)).chat
  expect(dialog).toHaveLength(chat.dialog.length + 1)
})

test('the first message puts its contact into the chat list; reading an empty chat does not', async () => {
  const { chat, userChatList } = await readChat(send, unlisted)
  expect(chat.dialog).toEqual([])
  expect(userChatList).not.toContainEqual({ contactId: 'contact-5' })
  const payload = { chatId: chat.id, contactId: 'contact-5', messageText: 'Hi' }
  const sent = await sendMessage(send, payload, 'key')
  expect(sent.userChatList).toContainEqual({ contactId: 'contact-5' })
  expect((await readUser(send)).chatList).toEqual(sent.userChatList)
})

test('the user’s data can be changed', async () => {
  const user = await readUser(send)
  const changed = { ...user, avatar: '/me.svg' }
  expect(await changeUser(send, changed, 'key')).toEqual(changed)
  expect(await readUser(send)).toEqual(changed)
})

test('the empty scenario has no contacts', async () => {
  setScenario('empty')
  expect(await readContacts(send)).toEqual([])
})
