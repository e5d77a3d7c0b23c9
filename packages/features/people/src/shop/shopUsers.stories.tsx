import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { listStories } from '@console/list/stories'
import { sampleAuthHandlers } from '@console/sample'
import { fixtureShopUser, shopUserEndpoints } from '@console/sample/shop-user'
import { expect, screen, waitFor, within } from 'storybook/test'
import { shopUsers } from './shopUsers'

const list = listStories(shopUsers, shopUserEndpoints)
const meta = preview.meta({ ...list.meta, globals: { role: 'admin' } })
const showing = (name: Parameters<typeof fixtureShopUser>[0]) => ({
  parameters: { address: `/shop-users?pageSize=10&selected=${fixtureShopUser(name)}` },
})

/** Shoppers with masked contact details. */
export const Filled = meta.story({
  ...showing('buyer'),
  play: async () => {
    // On a phone the preview is a drawer, beside the canvas.
    await screen.findByRole('button', { name: translate('marketplace:contact.reveal.phone') })
  },
})

/** Revealing a contact detail requires a reason, and lasts a minute. */
export const Revealed = meta.story({
  ...showing('buyer'),
  play: async ({ userEvent }) => {
    const word = translate('marketplace:contact.reveal.phone')
    await userEvent.click(await screen.findByRole('button', { name: word }))
    const dialog = within(await screen.findByRole('dialog'))
    const reason = await dialog.findByRole('textbox')
    await userEvent.type(reason, 'The courier cannot find the gate.')
    await userEvent.click(
      dialog.getByRole('button', { name: translate('marketplace:contact.submit') }),
    )
    await waitFor(() => expect(screen.getByText(/^\+\d{9,}$/)).toBeVisible())
  },
})

Revealed.test(
  'stays revealed when the record is refetched, and is recorded in the history',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: translate('people:tab.activity') }))
    await canvas.findByText('The courier cannot find the gate.')
    await userEvent.click(await canvas.findByRole('tab', { name: translate('people:tab.about') }))
    await expect(await canvas.findByText(/^\+\d{9,}$/)).toBeVisible()
  },
)

/** Registered without a confirmed address: this is shown, and nothing can be revealed. */
export const Unconfirmed = meta.story({
  parameters: { address: '/shop-users?status=unconfirmed' },
  beforeEach: async ({ msw }) => {
    msw.use(...sampleAuthHandlers)
    const body = {
      displayName: 'Wanjiru Kamau',
      email: 'wanjiru@shop.example',
      password: 'mlima-2026',
    }
    const headers = { 'Content-Type': 'application/json' }
    await fetch('/api/auth/register', { method: 'POST', headers, body: JSON.stringify(body) })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('rowheader', { name: /Wanjiru Kamau/ }))
    await screen.findByText('w•••@shop.example')
    const word = translate('people:contact.reveal.email')
    await expect(screen.queryByRole('button', { name: word })).toBeNull()
  },
})

export const Blocked = meta.story(showing('blocked'))

export const Deleted = meta.story(showing('deleted'))

/** Staff see shoppers, but can neither reveal nor block. */
export const ReadOnly = meta.story({
  ...showing('buyer'),
  globals: { role: 'staff' },
  play: async () => {
    await screen.findByText(translate('people:contact.title'))
    const word = translate('marketplace:contact.reveal.phone')
    await expect(screen.queryByRole('button', { name: word })).toBeNull()
  },
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

/** A customer sees why it is refused. */
export const Refused = meta.story({ globals: { role: 'customer' } })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
