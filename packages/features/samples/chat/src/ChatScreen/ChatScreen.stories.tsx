import preview from '#storybook/preview'
import { refuse, unanswered } from '@console/sample'
import { listContacts, takeMessage, teamChatHandlers } from '@console/team-chat/mocks'
import { sampleContacts } from '@console/team-chat/mocks/team'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { chatPath } from '../paths'
import { ChatScreen } from './ChatScreen'

const read = queryBoundaryStories(listContacts(unanswered))

const meta = preview.meta({
  component: ChatScreen,
  parameters: { address: chatPath() },
  beforeEach({ msw }) {
    msw.use(...teamChatHandlers)
  },
})

/** The first contact has two unread messages; reading them marks them as read. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows).toHaveLength(sampleContacts.length)
    const first = within(rows[0]!)
    await expect(first.getByText('2')).toBeVisible()
    await userEvent.click(first.getByRole('link'))
    await expect(await canvas.findByRole('log')).toBeVisible()
    await waitFor(() => expect(first.queryByText('2')).toBeNull())
    // The messages of a day begin with its date.
    await expect(canvas.getAllByText(/2026/).length).toBeGreaterThan(1)
    await userEvent.type(await canvas.findByRole('textbox'), 'Karibu!{Enter}')
    await waitFor(() => expect(within(canvas.getByRole('log')).getByText('Karibu!')).toBeVisible())
  },
})

/** A message that failed to send is kept, also while another contact is open, and can be sent again. */
export const NotSent = meta.story({
  parameters: { address: chatPath('contact-2') },
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(
      takeMessage(() => {
        throw refuse(503, 'unavailable', 'server.busy')
      }),
    )
    await canvas.findByRole('log')
    await userEvent.type(await canvas.findByRole('textbox'), 'Asante{Enter}')
    await canvas.findByRole('alert')
    await userEvent.click(canvas.getAllByRole('link')[0]!)
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await userEvent.click(canvas.getAllByRole('link')[1]!)
    const retry = within((await canvas.findByRole('alert')).parentElement!).getByRole('button')
    msw.use(...teamChatHandlers)
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(within(canvas.getByRole('log')).getByText('Asante')).toBeVisible()
  },
})

export const OwnMood = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem')
    const own = canvas.getAllByRole('button')[0]!
    await userEvent.click(own)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click((await dialog.findAllByRole('radio'))[2]!)
    await userEvent.type(await dialog.findByRole('textbox'), '!{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(own.querySelector('[data-presence]')).toHaveAttribute('data-presence', 'away')
  },
})

export const Begin = meta.story({ parameters: { address: chatPath('contact-5') } })

export const Unknown = meta.story({
  parameters: { address: chatPath('nobody') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'noMatch')
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: chatPath('contact-7') },
})

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(listContacts(() => []))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(2))
    await expect(canvas.getAllByRole('group')[0]).toHaveAttribute('data-kind', 'empty')
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })
