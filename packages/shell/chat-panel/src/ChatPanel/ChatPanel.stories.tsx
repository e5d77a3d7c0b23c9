import { teamChatMessages } from '@console/team-chat/messages'
import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { useSend } from '@console/core/api'
import type { ReportingSkipped } from '@console/core/skipped'
import { usePanel } from '@console/core/flows'
import { refuse, setScenario, unanswered } from '@console/sample'
import { IconButton, Stack } from '@console/ui'
import {
  type MessagePayload,
  readChat,
  readContacts,
  readUser,
  sendMessage,
} from '@console/team-chat'
import { getChat, listContacts, takeMessage, teamChatHandlers } from '@console/team-chat/mocks'
import { dialogOf, sampleContacts, sampleUser } from '@console/team-chat/mocks/team'
import { MessagesSquare } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, screen, waitFor, within } from 'storybook/test'
import { chatPanelMachine } from '../chatPanelMachine'
import { ChatPanel } from './ChatPanel'

const desktop = { viewport: { value: 'desktop' } }
const phone = { viewport: { value: 'phone' } }

/** Set up as in the console: a machine, and the toolbar's button where its contacts are hidden. */
function Held({ side, isBeside = true }: { side?: 'start' | 'end'; isBeside?: boolean }) {
  const send = useSend()
  const panel = usePanel(chatPanelMachine)
  const loadChat = useCallback(
    (query: { contactId: string; userId: string }, noting: ReportingSkipped) =>
      readChat(send, query, noting),
    [send],
  )
  const deliver = useCallback(
    (message: MessagePayload, key: string) => sendMessage(send, message, key),
    [send],
  )
  const { t } = useTranslation('team-chat')
  return (
    <Stack direction="row" justify={side === 'start' ? 'start' : 'end'} align="start">
      {isBeside ? null : (
        <IconButton label={t('panel.title')} onPress={() => panel.toggle()}>
          <MessagesSquare />
        </IconButton>
      )}
      <ChatPanel
        isOpen={panel.isOpen}
        isBeside={isBeside}
        side={side}
        contactId={panel.content.contactId}
        onOpen={(contactId) => panel.open({ contactId })}
        onClose={panel.close}
        loadContacts={(noting) => readContacts(send, noting)}
        loadUser={(noting) => readUser(send, noting)}
        loadChat={loadChat}
        sendMessage={deliver}
      />
    </Stack>
  )
}

/** The chat with colleagues beside every screen: contacts, one conversation, presence and unread messages. */
const meta = preview.meta({
  component: Held,
  parameters: {
    about: {
      use: 'The right side of the shell, for signed-in users.',
      instead: 'The chat app for long conversations. `Remarks` for notes about a record.',
      anatomy: [
        'Column of contacts with presence and unread counts.',
        "Head with the contact's name.",
        'Messages by day.',
        'Field to write, with its send button.',
      ],
      do: ['Keep what was typed for each contact.'],
      dont: ['Do not open it without a press.'],
    },
    layout: 'fullscreen',
    messages: [teamChatMessages],
  },
  globals: desktop,
  beforeEach({ msw }) {
    msw.use(...teamChatHandlers)
  },
})

type Canvas = ReturnType<typeof within>

const toggle = () => screen.getByRole('button', { name: translate('team-chat:panel.title') })

const panelOf = (canvas: Canvas) => canvas.getByRole('complementary', { hidden: true })

/** Finds the button of a contact by its position, once the column is loaded. */
async function contact(canvas: Canvas, name: string) {
  const column = await canvas.findByRole('toolbar')
  return within(column).getByRole('button', { name: new RegExp(name) })
}

const [wanjiru, baraka, , , hodan, fatima, tewodros] = sampleContacts.map(({ name }) => name) as [
  string,
  ...string[],
]

const text = 'Karibu!'

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await contact(canvas, wanjiru)
  },
})

Closed.test(
  'on large screens it is a strip of 70 px that is part of the layout',
  async ({ canvas }) => {
    const { width, left, right } = panelOf(canvas).getBoundingClientRect()
    await expect(width).toBe(70)
    const isMirrored = document.documentElement.dir === 'rtl'
    await expect(isMirrored ? left : document.documentElement.clientWidth - right).toBe(0)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
)

Closed.test('contacts with a chat come first, then the rest', async ({ canvas }) => {
  const column = canvas.getByRole('toolbar')
  const listed = sampleUser.chatList.map(({ contactId }) => contactId)
  const [first, others] = [true, false].map((isListed) =>
    sampleContacts.filter(({ id }) => listed.includes(id) === isListed).map(({ name }) => name),
  )
  const buttons = within(column).getAllByRole('button')
  for (const [place, name] of [...first!, ...others!].entries())
    await expect(buttons[place]).toHaveTextContent(name)
})

Closed.test(
  'the name of a contact includes its presence and its unread messages',
  { globals: { playedIn: 'en' } },
  async ({ canvas }) => {
    await expect(await contact(canvas, wanjiru)).toHaveAccessibleName(
      'Wanjiru Kamau, online 2 unread messages',
    )
    await expect(await contact(canvas, baraka!)).toHaveAccessibleName(
      'Baraka Mushi, do not disturb',
    )
  },
)

Closed.test('each presence has a shape of its own', async ({ canvas }) => {
  const shapes = [...canvas.getByRole('toolbar').querySelectorAll('svg[data-presence]')].map(
    (mark) => `${mark.getAttribute('data-presence')} ${mark.querySelector('path')!.outerHTML}`,
  )
  const distinct = new Set(shapes)
  await expect(distinct.size).toBe(4)
  await expect(
    new Set([...distinct].map((shape) => shape.split(' ').slice(1).join(' '))).size,
  ).toBe(4)
})

Closed.test(
  'the column is one tab stop; arrow keys move through it',
  async ({ canvas, userEvent }) => {
    const buttons = within(canvas.getByRole('toolbar')).getAllByRole('button')
    await expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    buttons[0]!.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(buttons[1]).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(buttons.at(-1)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(buttons[0]).toHaveFocus()
  },
)

export const NothingSelected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await contact(canvas, wanjiru)
    const [toggle] = within(panelOf(canvas)).getAllByRole('button')
    await userEvent.click(toggle!)
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'))
  },
})

NothingSelected.test(
  'specification 8: the prompt',
  { globals: { playedIn: 'en' } },
  async ({ canvas }) => {
    await canvas.findByText('Select a contact to start a conversation.')
    await expect(canvas.getByRole('heading', { name: 'Team Chat' })).toBeVisible()
  },
)

/** Positions of the open panel's parts, in px from its edge of the window. */
function measure(canvas: Canvas, side: 'start' | 'end') {
  const column = canvas.getByRole('toolbar').parentElement!
  const area = canvas.getByRole('heading', { level: 2 }).closest('header')!.parentElement!
  const isAtRight = (side === 'end') !== (document.documentElement.dir === 'rtl')
  return [column, area].map((part) => {
    const { left, right } = part.getBoundingClientRect()
    return isAtRight ? [window.innerWidth - right, window.innerWidth - left] : [left, right]
  })
}

NothingSelected.test(
  'it is 360 px wide, 70 of them contacts, and does not move the content',
  async ({ canvas }) => {
    await waitFor(() =>
      expect(measure(canvas, 'end')).toEqual([
        [0, 70],
        [70, 360],
      ]),
    )
    await expect(panelOf(canvas).getBoundingClientRect().width).toBe(70)
  },
)

/** Mirrors the layouts with the navigation on the other side. */
export const AtTheStart = NothingSelected.extend({ args: { side: 'start' as const } })

AtTheStart.test('it opens towards the content there too', async ({ canvas }) => {
  await waitFor(() =>
    expect(measure(canvas, 'start')).toEqual([
      [0, 70],
      [70, 360],
    ]),
  )
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await contact(canvas, baraka!))
    await canvas.findByRole('log')
  },
})

Filled.test(
  'specification 4: the contact is marked as selected, and the message field has the focus',
  async ({ canvas }) => {
    await expect(await contact(canvas, baraka!)).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
)

Filled.test('selecting a contact sets its unread messages to 0', async ({ canvas, userEvent }) => {
  const button = await contact(canvas, wanjiru)
  await expect(button).toHaveTextContent('2')
  await userEvent.click(button)
  await waitFor(() => expect(button).not.toHaveTextContent('2'))
})

Filled.test(
  'Enter sends the message, which appears in the chat with its time',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), `${text}{Enter}`)
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    const log = canvas.getByRole('log')
    const sent = await within(log).findByText(text)
    await waitFor(() => expect(log.querySelector('[data-outgoing]')).toBeNull())
    await expect(within(log).getByText(text)).toBeVisible()
    await expect(sent).toBeDefined()
    const times = [...log.querySelectorAll('time')].map(({ dateTime }) => dateTime)
    await expect(times.at(-1)).toBe('2026-06-15T09:00:00.000Z')
  },
)

Filled.test('the button sends as well, and the field keeps the focus', async (context) => {
  const field = context.canvas.getByRole('textbox')
  await context.userEvent.type(field, text)
  await context.userEvent.click(within(field.closest('form')!).getByRole('button'))
  await within(context.canvas.getByRole('log')).findByText(text)
  await expect(field).toHaveFocus()
})

Filled.test('Shift and Enter begin a new line', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox')
  await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}Two')
  await expect(field).toHaveValue('One\nTwo')
})

Filled.test(
  'specification 5: empty text is not sent',
  async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox')
    const before = canvas.getByRole('log').textContent
    await userEvent.type(field, '   {Enter}')
    await expect(canvas.getByRole('log')).toHaveTextContent(before, { normalizeWhitespace: false })
    await expect(canvasElement.querySelector('[data-outgoing]')).toBeNull()
    await expect(within(field.closest('form')!).getByRole('button')).toBeDisabled()
  },
)

Filled.test(
  'restores the typed text when its contact is selected again',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Not yet')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await contact(canvas, baraka!))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('Not yet'))
  },
)

/** Specification 4: closed, no contact is selected and no chat is shown. */
async function expectCleared(canvas: Canvas) {
  await waitFor(() => expect(panelOf(canvas)).not.toHaveAttribute('data-open'))
  await expect(panelOf(canvas).querySelector('[aria-current]')).toBeNull()
  await expect(canvas.queryByRole('log', { hidden: true })).toBeNull()
}

Filled.test(
  'Escape closes it, clears the contact and gives the focus back',
  async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}')
    await expectCleared(canvas)
    await expect(await contact(canvas, baraka!)).toHaveFocus()
  },
)

Filled.test(
  'a click outside closes it and clears the contact',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.ownerDocument.body)
    await expectCleared(canvas)
  },
)

Filled.test(
  'a click that ends outside but began in it does not close it',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: canvas.getByRole('log') },
      { keys: '[/MouseLeft]', target: canvasElement.ownerDocument.body },
    ])
    await expect(panelOf(canvas)).toHaveAttribute('data-open')
  },
)

export const NewConversation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await contact(canvas, hodan!))
    await canvas.findByRole('log')
  },
})

NewConversation.test(
  'specification 8: the prompt',
  { globals: { playedIn: 'en' } },
  async ({ canvas }) => {
    await canvas.findByText('Start a conversation by typing your message below.')
  },
)

NewConversation.test(
  'an empty field has the direction of the page, then that of the typed message',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await expect(getComputedStyle(field).direction).toBe(document.documentElement.dir)
    await userEvent.type(field, 'Hello')
    await expect(getComputedStyle(field).direction).toBe('ltr')
    await userEvent.clear(field)
    await userEvent.type(field, 'مرحبا')
    await expect(getComputedStyle(field).direction).toBe('rtl')
  },
)

NewConversation.test(
  'the first message moves the contact to those with a chat',
  async ({ canvas, userEvent }) => {
    const place = async () => {
      const column = canvas.getByRole('toolbar')
      const buttons = [...column.querySelectorAll('button, hr')]
      return (
        buttons.indexOf(await contact(canvas, hodan!)) -
        buttons.indexOf(column.querySelector('hr')!)
      )
    }
    await expect(await place()).toBeGreaterThan(0)
    await userEvent.type(canvas.getByRole('textbox'), `${text}{Enter}`)
    await waitFor(async () => expect(await place()).toBeLessThan(0))
  },
)

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(getChat(unanswered))
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await contact(canvas, wanjiru))
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible())
  },
})

export const ContactsLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(listContacts(unanswered))
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /chat/get-chat'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await contact(canvas, baraka!))
    await canvas.findByRole('alert')
  },
})

Failed.test('a retry loads the conversation', async ({ canvas, userEvent }) => {
  setScenario('ok', 'GET /chat/get-chat')
  await userEvent.click(within(canvas.getByRole('alert')).getAllByRole('button')[0]!)
  await canvas.findByRole('log')
})

export const ContactsFailed = meta.story({
  beforeEach: () => setScenario('500', 'GET /chat/contacts'),
  play: async ({ canvas, userEvent }) => {
    const [toggle] = within(panelOf(canvas)).getAllByRole('button')
    await userEvent.click(toggle!)
    await canvas.findByRole('alert')
  },
})

ContactsFailed.test('a retry loads the team', async ({ canvas, userEvent }) => {
  setScenario('ok', 'GET /chat/contacts')
  await userEvent.click(within(canvas.getByRole('alert')).getAllByRole('button')[0]!)
  await contact(canvas, wanjiru)
})

export const Sending = meta.story({
  beforeEach({ msw }) {
    msw.use(takeMessage(unanswered))
  },
  play: async (context) => {
    await Filled.play(context)
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('textbox'), `${text}{Enter}`)
    await within(canvas.getByRole('log')).findByText(text)
  },
})

Sending.test('a message appears at once, marked as outgoing', async ({ canvas }) => {
  await expect(within(canvas.getByRole('log')).getByText(text)).toHaveAttribute('data-outgoing')
})

export const SendFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      takeMessage(({ body }) => {
        if (body.messageText === text) throw refuse(500, 'server_error', { text: 'No' })
        return {
          message: {
            who: sampleUser.id,
            message: body.messageText,
            time: 'June 15th 2026, 9:00:00 am',
          },
          userChatList: sampleUser.chatList,
        }
      }),
    )
  },
  play: async (context) => {
    await Filled.play(context)
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('textbox'), `${text}{Enter}`)
    await canvas.findByRole('alert')
  },
})

SendFailed.test(
  'a failed message stays after closing, and does not block other messages',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Another{Enter}')
    await waitFor(() =>
      expect(within(canvas.getByRole('log')).getByText('Another')).not.toHaveAttribute(
        'data-outgoing',
      ),
    )
    await userEvent.keyboard('{Escape}')
    await expectCleared(canvas)
    await userEvent.click(await contact(canvas, baraka!))
    await canvas.findByRole('alert')
  },
)

SendFailed.test('it can be sent again', async ({ canvas, msw, userEvent }) => {
  msw.use(...teamChatHandlers)
  await userEvent.click(within(canvas.getByRole('log')).getByRole('button'))
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  await waitFor(() =>
    expect(within(canvas.getByRole('log')).getByText(text)).not.toHaveAttribute('data-outgoing'),
  )
})

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(listContacts(() => []))
  },
  play: async ({ canvas, userEvent }) => {
    const [toggle] = within(panelOf(canvas)).getAllByRole('button')
    await userEvent.click(toggle!)
    await canvas.findByRole('group')
  },
})

/** More than a thousand messages. */
export const LongHistory = meta.story({
  beforeEach({ msw }) {
    const dialog = dialogOf('contact-1', 1200)
    msw.use(
      getChat(() => ({
        chat: { id: 'chat-contact-1', dialog },
        userChatList: sampleUser.chatList,
      })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await contact(canvas, wanjiru))
    await canvas.findByRole('log')
  },
})

/** Checks whether the end of the log is in view. */
function isAtEnd(log: HTMLElement) {
  const last = [...log.querySelectorAll('time')].at(-1)!.getBoundingClientRect()
  const { top, bottom } = log.getBoundingClientRect()
  return last.top > top && last.bottom <= bottom
}

LongHistory.test('it opens at the newest message', async ({ canvas }) => {
  const log = canvas.getByRole('log')
  await expect(log.scrollHeight).toBeGreaterThan(20 * log.clientHeight)
  await waitFor(() => expect(isAtEnd(log)).toBe(true))
})

LongHistory.test(
  'keeps the scroll position until the user sends a message',
  async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log')
    log.scrollTo({ top: -2000 })
    await waitFor(() => expect(isAtEnd(log)).toBe(false))
    await userEvent.type(canvas.getByRole('textbox'), text)
    await expect(isAtEnd(log)).toBe(false)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(log.querySelector('[data-outgoing]')).toBeNull())
    await waitFor(() => expect(isAtEnd(log)).toBe(true))
  },
)

LongHistory.test('skips the layout of content out of view', async ({ canvas }) => {
  const oldest = canvas.getByRole('log').querySelector('p')!
  await expect(oldest.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
})

export const LongText = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await contact(canvas, tewodros!))
    await canvas.findByRole('log')
  },
})

LongText.test('nothing overflows the log', async ({ canvas }) => {
  const log = canvas.getByRole('log')
  await expect(log.scrollWidth).toBe(log.clientWidth)
})

export const Arabic = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await contact(canvas, fatima!))
    await canvas.findByRole('log')
  },
})

Arabic.test('each message runs in its own direction', async ({ canvas }) => {
  const bubbles = [...canvas.getByRole('log').querySelectorAll('p')]
  await expect(bubbles.map((bubble) => getComputedStyle(bubble).direction)).toEqual([
    'rtl',
    'ltr',
    'rtl',
  ])
})

export const NarrowClosed = meta.story({ args: { isBeside: false }, globals: phone })

/** Without the contacts' strip it covers the page on large screens, too. */
export const OverWide = meta.story({
  args: { isBeside: false },
  play: async ({ canvas, userEvent }) => {
    await expect(panelOf(canvas)).not.toBeVisible()
    await userEvent.click(toggle())
    await expect(panelOf(canvas)).toBeVisible()
    await expect(panelOf(canvas).getBoundingClientRect().width).toBe(360)
  },
})

NarrowClosed.test('is hidden on small screens', async ({ canvas }) => {
  await expect(panelOf(canvas)).not.toBeVisible()
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})

export const Narrow = meta.story({
  args: { isBeside: false },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(toggle())
    await userEvent.click(await contact(canvas, baraka!))
    await canvas.findByRole('log')
  },
})

Narrow.test(
  'opens by the toolbar’s toggle, which has the focus again after Escape',
  async ({ canvas, userEvent }) => {
    await expect(panelOf(canvas).getBoundingClientRect().width).toBe(360)
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expectCleared(canvas)
    await expect(toggle()).toHaveFocus()
  },
)

Narrow.test('the same toggle closes it', async ({ canvas, userEvent }) => {
  await userEvent.click(toggle())
  await expectCleared(canvas)
})
