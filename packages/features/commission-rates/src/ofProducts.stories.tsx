import preview from '#storybook/preview'
import { productPaidEndpoints } from '@console/sample/commission-rate'
import { listStories } from '@console/list/stories'
import { expect } from 'storybook/test'
import { ofProducts } from './ofProducts'

const list = listStories(ofProducts, productPaidEndpoints)
const meta = preview.meta({ ...list.meta })

export const Filled = meta.story({
  play: async ({ canvas }) => {
    // Others may have the same name: SKU and seller are below it.
    const [first] = await canvas.findAllByRole('rowheader')
    await expect(first).toHaveTextContent(/SKU-\d{5} · ./)
  },
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
