import preview from '#storybook/preview'
import { setScenario, unanswered } from '@console/core/mocks'
import { expect } from 'storybook/test'
import { goldenAgent } from '../mocks/golden'
import { agentEndpoints, agentsHandlers } from '../mocks/handlers'
import { paths } from '../paths'
import { ApproveAgentScreen } from './ApproveAgentScreen'

const meta = preview.meta({
  component: ApproveAgentScreen,
  // Ten rows show what there is to review; more take axe their time.
  parameters: { address: '/?pageSize=10' },
  beforeEach({ msw }) {
    msw.use(...agentsHandlers)
  },
})

export const Filled = meta.story()

Filled.test('who waits is listed, who is due first at the top', async ({ canvas }) => {
  const links = await canvas.findAllByRole('rowheader')
  await expect(links.length).toBeGreaterThan(4)
})

export const Empty = meta.story({ beforeEach: () => setScenario('empty') })

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(agentEndpoints.list(unanswered))
  },
})

export const Refused = meta.story({
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /agents'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })

/** One of the list, read beside it; every check found something. */
export const Preview = meta.story({
  parameters: { address: `${paths.approve}?selected=${goldenAgent('allChecksFail')}` },
})
