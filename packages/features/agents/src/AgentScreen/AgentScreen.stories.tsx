import preview from '#storybook/preview'
import { setScenario, unanswered, world } from '@console/core/mocks'
import { expect } from 'storybook/test'
import { goldenAgent } from '../mocks/golden'
import { agentEndpoints, agentsHandlers } from '../mocks/handlers'
import { paths, toAgent } from '../paths'
import { AgentScreen } from './AgentScreen'

const at = (token: string, rest = '') => ({ parameters: { address: toAgent(token) + rest } })

const meta = preview.meta({
  component: AgentScreen,
  ...at(goldenAgent('overdueNineDays')),
  beforeEach({ msw }) {
    msw.use(...agentsHandlers)
  },
})

export const Filled = meta.story()

Filled.test('what waits can be approved', async ({ canvas }) => {
  await expect(await canvas.findByRole('toolbar')).toBeVisible()
})

Filled.test('accounts and proofs of identity are masked', async ({ canvas }) => {
  const panel = await canvas.findByRole('tabpanel')
  const [person, ...accounts] = panel.querySelectorAll('dl')
  await expect(person).toHaveTextContent(/••••\d{4}/)
  for (const term of accounts[0]?.querySelectorAll('dt') ?? [])
    await expect(term).toHaveTextContent('••••')
})

/** A token that no record has. */
export const Empty = meta.story({
  ...at('x'.repeat(22)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', paths.approve)
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(agentEndpoints.record(unanswered))
  },
})

export const Refused = meta.story({
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /agents/:token'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

export const AllChecksFail = meta.story(at(goldenAgent('allChecksFail'), '?tab=checks'))

/** Has the numbers of an agent who was here before. */
export const Duplicate = meta.story(at(goldenAgent('duplicate'), '?tab=checks'))

Duplicate.test('the other agent and what is the same in both are named', async ({ canvas }) => {
  const panel = await canvas.findByRole('tabpanel')
  const row = panel.querySelector('tbody tr')
  await expect(row?.querySelector('a')).toHaveAttribute('href', toAgent(goldenAgent('duplicated')))
  await expect(row?.querySelectorAll('li')).toHaveLength(3)
})

export const Territory = meta.story(at(goldenAgent('overdueNineDays'), '?tab=territory'))

Territory.test('who works there already is a press away', async ({ canvas }) => {
  const panel = await canvas.findByRole('tabpanel')
  const [neighbour] = panel.querySelectorAll('tbody a')
  await expect(neighbour?.getAttribute('href')).toMatch(/^\/agent-details\/[\w-]{22}$/)
})

/** Earns in three currencies, one of them without decimals. */
export const Commission = meta.story(at(goldenAgent('threeCurrencies'), '?tab=commission'))

Commission.test('each currency stands by itself', async ({ canvas }) => {
  const table = await canvas.findByRole('table')
  await expect(table.querySelectorAll('tbody tr')).toHaveLength(3)
})

export const ClaimedByAnother = meta.story({
  ...at(goldenAgent('claimedByAnother')),
  globals: { role: 'staff' },
})

export const Suspended = meta.story(
  at(
    world.rows('agents').find(({ approvalStatus }) => approvalStatus === 'suspended')
      ?.secureToken ?? '',
  ),
)

export const LongestName = meta.story(at(goldenAgent('longestName')))

export const ArabicName = meta.story(at(goldenAgent('arabicName')))

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })
