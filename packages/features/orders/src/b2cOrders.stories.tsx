import preview from '#storybook/preview'
import { orderEndpoints } from '@console/sample/order'
import { listStories } from '@console/list/stories'
import { expect } from 'storybook/test'
import { b2cOrders } from './b2cOrders'

const list = listStories(b2cOrders, orderEndpoints)
const meta = preview.meta({ ...list.meta })

export const Filled = meta.story()

Filled.test('shows ten orders and a total in KES', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10)
  await expect(canvas.getByText(/KES/, { selector: '[data-totals] *' })).toBeVisible()
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
