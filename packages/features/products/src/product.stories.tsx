import preview from '#storybook/preview'
import { recordStories } from '@console/record/stories'
import { setScenario } from '@console/sample'
import { expect, waitFor } from 'storybook/test'
import { fixtureProduct, productEndpoints } from '@console/sample/product'
import { productPaths, toProduct } from '@console/domain/product'
import { product } from './product'

const at = (address: string) => ({ parameters: { address } })

const record = recordStories(product, productPaths.live, productEndpoints)

const meta = preview.meta({ ...record.meta, ...at(toProduct(fixtureProduct('decidedByAnother'))) })

export const Filled = meta.story()

/** An address without a token: a form to find a product. */
export const Lookup = meta.story(at(productPaths.live))

Lookup.test('lists nothing for a search without matches', async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('listitem')
  await userEvent.type(canvas.getByRole('searchbox'), 'qqqqqqqq')
  await waitFor(() => expect(canvas.queryAllByRole('listitem')).toHaveLength(0))
})

/** No record matches. */
export const Empty = meta.story({
  ...at(productPaths.live),
  beforeEach: () => setScenario('empty'),
})

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...record.failed })
