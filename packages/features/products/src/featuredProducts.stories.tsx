import preview from '#storybook/preview'
import { listStories } from '@console/list/stories'
import { expect } from 'storybook/test'
import { productEndpoints } from '@console/sample/product'
import { featuredProducts } from './featuredProducts'

const list = listStories(featuredProducts, productEndpoints)
const meta = preview.meta({ ...list.meta })

export const Filled = meta.story()

Filled.test('lists featured products', async ({ canvas }) => {
  const links = await canvas.findAllByRole('rowheader')
  await expect(links.length).toBeGreaterThan(4)
})

export const Scheduled = meta.story({ parameters: { address: '/?pageSize=10&view=scheduled' } })

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
