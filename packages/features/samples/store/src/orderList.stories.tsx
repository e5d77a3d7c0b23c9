import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { listScreen } from '@console/list'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { setScenario, unanswered, viewsHandlers } from '@console/sample'
import { expect, waitFor } from 'storybook/test'
import { readOrders, storeHandlers } from './mocks/handlers'
import { sampleOrders } from './mocks/sampleOrders'
import { orderList } from './orderList'
import { storePaths } from './paths'

const read = queryBoundaryStories(readOrders(unanswered))

const meta = preview.meta({
  component: listScreen(orderList),
  parameters: { address: storePaths.orders },
  beforeEach({ msw }) {
    msw.use(...storeHandlers, ...viewsHandlers)
  },
})

/** Newest first. A status that the specification does not have is shown as the server names it. */
export const Filled = meta.story({
  beforeEach({ msw }) {
    const [first, ...others] = sampleOrders
    const odd = { id: 99, name: 'Lost at sea', color: 'teal', date: first!.date }
    msw.use(readOrders(() => [{ ...first!, status: [odd, ...first!.status] }, ...others]))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(20))
    const [newest] = canvas.getAllByRole('rowheader')
    await expect(newest).toHaveTextContent(sampleOrders[0]!.reference)
    await expect(canvas.getByText('Lost at sea')).toBeVisible()
    await expect(
      canvas.getAllByText(translate('store:orderStatus.delivered')).length,
    ).toBeGreaterThan(0)
  },
})

/** Orders awaiting a check, on a phone. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: `${storePaths.orders}?status=awaiting_check` },
  play: async ({ canvas }) => {
    const waiting = sampleOrders.filter(({ status }) => status[0]?.id === 1)
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(waiting.length))
  },
})

export const Empty = meta.story({
  beforeEach: () => setScenario('empty', 'GET /ProductManagement-app/orders'),
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })
