import preview from '#storybook/preview'
import { merchantSalePaths } from '@console/domain/merchant-sale'
import { database } from '@console/sample'
import {
  fixtureMerchantSale,
  merchantSaleEndpoints,
  merchantSaleEntity,
} from '@console/sample/merchant-sale'
import { listStories } from '@console/list/stories'
import { expect, screen, within } from 'storybook/test'
import { merchantSales } from './merchantSales'

const list = listStories(merchantSales, merchantSaleEndpoints)
const meta = preview.meta({ ...list.meta })

const unmatched = database.rows(merchantSaleEntity).filter(({ match }) => match === 'unmatched')

export const Filled = meta.story()

Filled.test('lists unmatched payments, with a sum per currency', async ({ canvas }) => {
  const rows = await canvas.findAllByRole('rowheader')
  const latest = unmatched.toReversed().slice(0, 10)
  await expect(rows.map(({ textContent }) => textContent)).toEqual(
    latest.map(({ providerReference }) => providerReference),
  )
  const currencies = new Set(unmatched.map(({ amount }) => amount.currency))
  await expect(canvas.getAllByRole('definition')).toHaveLength(currencies.size)
})

/** Payments that can be matched with one press. */
export const Exact = meta.story({ parameters: { address: '/?pageSize=10&exact=true' } })

Exact.test('the A key matches the focused row with its exact receipt', async (context) => {
  const [first] = await context.canvas.findAllByRole('rowheader')
  await context.userEvent.keyboard('ja')
  await screen.findByText(new RegExp(`${first?.textContent}.* was matched`))
})

export const Partial = meta.story({ parameters: { address: '/?pageSize=10&view=partial' } })

export const Disputed = meta.story({ parameters: { address: '/?pageSize=10&view=disputed' } })

/** Two receipts match equally well: neither is preselected. */
export const Preview = meta.story({
  parameters: {
    address: `${merchantSalePaths.list}?pageSize=10&selected=${fixtureMerchantSale('tie')}`,
  },
})

Preview.test('each receipt says why it is suggested', async ({ canvas }) => {
  const table = within(await canvas.findByRole('group', { name: 'Possible receipts' }))
  const [first, second] = table.getAllByRole('row').filter((row) => row.closest('tbody'))
  for (const row of [first, second])
    await expect(row).toHaveTextContent(/exactly this amount.*apart.*same till/)
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
