import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { recordScreen } from '@console/record'
import { unanswered, viewsHandlers } from '@console/sample'
import { expect, waitFor, within } from 'storybook/test'
import { readOrder, storeHandlers } from '../mocks/handlers'
import { sampleOrders } from '../mocks/sampleOrders'
import { orderPath, productPath, storePaths } from '../paths'
import { orderRecord } from './orderRecord'

const read = queryBoundaryStories(readOrder(unanswered))
const order = sampleOrders.find(({ products, discount, shippingDetails }) => {
  return products.length === 3 && Number(discount) === 0 && shippingDetails.length > 0
})!

const meta = preview.meta({
  component: recordScreen(orderRecord, storePaths.order),
  parameters: { address: orderPath(order.id) },
  beforeEach({ msw }) {
    msw.use(...storeHandlers, ...viewsHandlers)
  },
})

/** Lines link to their products; history and customer are beside them. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: new RegExp(order.reference) })
    for (const { id, name } of order.products)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringContaining(productPath(id)),
      )
    await userEvent.click(canvas.getByRole('tab', { name: translate('store:order.details') }))
    const statuses = within(
      await canvas.findByRole('list', { name: translate('store:order.statuses') }),
    ).getAllByRole('listitem')
    await expect(statuses).toHaveLength(order.status.length)
    await expect(canvas.getByText(order.shippingDetails[0]!.tracking)).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: translate('store:column.customer') }))
    await expect(
      await canvas.findAllByText(order.customer.shippingAddress.address),
    ).not.toHaveLength(0)
    // There is no history of changes.
    await expect(
      canvas.queryByRole('tab', { name: translate('record:record.history.title') }),
    ).toBeNull()
  },
})

/** Printed sheet: it has lines and totals, without the shell. */
export const Invoice = meta.story({
  parameters: { address: `${orderPath(order.id)}?print=invoice` },
  play: async ({ canvas }) => {
    const sheet = () => within(canvas.getByRole('article'))
    await waitFor(() => expect(sheet().getByText(order.reference)).toBeVisible())
    await expect(sheet().getAllByRole('row')).toHaveLength(order.products.length + 1)
    await expect(
      canvas.getByRole('button', { name: translate('record:record.print') }),
    ).toBeEnabled()
    // The clicked link is gone; focus moves to the title.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: `${orderPath(order.id)}?tab=customer` },
  play: async ({ canvas }) => {
    const { lat } = order.customer.shippingAddress
    const drawn = await canvas.findAllByRole('img', { name: new RegExp(translate.number(lat)) })
    await expect(drawn).toHaveLength(2)
  },
})

/** Unknown order id: there is a link to the list. */
export const Empty = meta.story({
  parameters: { address: orderPath('gone') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining(storePaths.orders),
    )
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })
