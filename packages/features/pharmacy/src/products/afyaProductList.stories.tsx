import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { toNewAfyaProduct } from '@console/domain/afya-product'
import { listStories } from '@console/list/stories'
import { afyaProductEndpoints } from '@console/sample/afya-product'
import { companyEndpoints } from '@console/sample/company'
import { expect, waitFor } from 'storybook/test'
import { afyaProductList } from './afyaProductList'

const list = listStories(afyaProductList, afyaProductEndpoints)
const meta = preview.meta({
  ...list.meta,
  beforeEach({ msw }) {
    msw.use(...afyaProductEndpoints.handlers, ...companyEndpoints.handlers)
  },
})

export const Filled = meta.story()

/** A recalled product stands out. */
export const Recalled = meta.story({
  parameters: { address: '/afya-product-list?view=recalled' },
  play: async ({ canvas }) => {
    const word = translate('pharmacy:recalledClass', { class: 'I' })
    await expect(await canvas.findAllByText(word)).not.toHaveLength(0)
    // Beside its name, too: columns can be hidden.
    const recalled = translate('afya-product:status.recalled')
    for (const name of canvas.getAllByRole('rowheader'))
      await expect(name).toHaveTextContent(recalled)
  },
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)

/** A new product: its first field has the focus, and a controlled one requires a prescription. */
export const New = meta.story({
  parameters: { address: toNewAfyaProduct },
  play: async ({ canvas }) => {
    const brand = await canvas.findByRole('textbox', {
      name: new RegExp(translate('pharmacy:product.brandName')),
    })
    await waitFor(() => expect(brand).toHaveFocus())
  },
})
