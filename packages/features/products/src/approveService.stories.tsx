import preview from '#storybook/preview'
import { listStories } from '@console/list/stories'
import { expect } from 'storybook/test'
import { serviceEndpoints } from '@console/sample/service-product'
import { approveService } from './approveService'

const list = listStories(approveService, serviceEndpoints)
const meta = preview.meta({ ...list.meta })

export const Filled = meta.story()

Filled.test('lists at least five services', async ({ canvas }) => {
  const links = await canvas.findAllByRole('rowheader')
  await expect(links.length).toBeGreaterThan(4)
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
