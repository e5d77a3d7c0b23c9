import preview from '#storybook/preview'
import { setScenario, unanswered } from '@console/core/mocks'
import { expect } from 'storybook/test'
import { serviceEndpoints, productsHandlers } from '../mocks/handlers'
import { ApproveServiceScreen } from './ApproveServiceScreen'

const meta = preview.meta({
  component: ApproveServiceScreen,
  // Ten rows show what there is to review; more take axe their time.
  parameters: { address: '/?pageSize=10' },
  beforeEach({ msw }) {
    msw.use(...productsHandlers)
  },
})

export const Filled = meta.story()

Filled.test('what waits is listed, what is due first at the top', async ({ canvas }) => {
  const links = await canvas.findAllByRole('rowheader')
  await expect(links.length).toBeGreaterThan(4)
})

export const Empty = meta.story({ beforeEach: () => setScenario('empty') })

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(serviceEndpoints.list(unanswered))
  },
})

export const Refused = meta.story({
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /service-products'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })
