import preview from '#storybook/preview'
import { setScenario, unanswered } from '@console/core/mocks'
import { expect, waitFor } from 'storybook/test'
import { goldenProduct } from '../mocks/golden'
import { productEndpoints, productsHandlers } from '../mocks/handlers'
import { paths, toProduct } from '../paths'
import { ProductScreen } from './ProductScreen'

const at = (address: string) => ({ parameters: { address } })

const meta = preview.meta({
  component: ProductScreen,
  ...at(toProduct(goldenProduct('decidedByAnother'))),
  beforeEach({ msw }) {
    msw.use(...productsHandlers)
  },
})

export const Filled = meta.story()

/** An address that names no record: the means to find one. */
export const Lookup = meta.story(at(paths.product))

Lookup.test('a search that finds nothing says so', async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('listitem')
  await userEvent.type(canvas.getByRole('searchbox'), 'qqqqqqqq')
  await waitFor(() => expect(canvas.queryAllByRole('listitem')).toHaveLength(0))
})

/** No record can be found. */
export const Empty = meta.story({ ...at(paths.product), beforeEach: () => setScenario('empty') })

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(productEndpoints.record(unanswered))
  },
})

export const Refused = meta.story({
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /products/:token'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})
