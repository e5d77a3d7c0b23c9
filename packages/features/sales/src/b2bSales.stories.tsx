import preview from '#storybook/preview'
import { database } from '@console/sample'
import { saleEndpoints, saleEntity } from '@console/sample/sale'
import { listStories } from '@console/list/stories'
import { expect } from 'storybook/test'
import { b2bSales } from './b2bSales'

const list = listStories(b2bSales, saleEndpoints)
const meta = preview.meta({ ...list.meta })

const channels = new Map(
  database.rows(saleEntity).map(({ receiptNo, channel }) => [receiptNo, channel]),
)

export const Filled = meta.story()

Filled.test('lists only sales to businesses', async ({ canvas }) => {
  const receipts = await canvas.findAllByRole('rowheader')
  await expect(receipts).toHaveLength(10)
  for (const receipt of receipts) await expect(channels.get(receipt.textContent)).toBe('b2b')
})

export const Pending = meta.story({ parameters: { address: '/?pageSize=10&view=pending' } })

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
