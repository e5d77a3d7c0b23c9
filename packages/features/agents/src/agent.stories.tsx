import { agentEntity, fixtureAgent, agentEndpoints } from '@console/sample/agent'
import { database } from '@console/sample'
import { collectionEntity } from '@console/sample/commission-collection'
import { entryEndpoints } from '@console/sample/commission-entry'
import { orderEndpoints, orderEntity } from '@console/sample/order'
import { expect, waitFor, within } from 'storybook/test'
import { agentPaths, toAgent } from '@console/domain/agent'
import { entriesNamed, voucherPaths } from '@console/domain/commission-voucher'
import { agent } from './agent'
import { systemAdmin } from '@console/core/permissions'
import { createRouteTable, RouteTableContext } from '@console/core/routes'
import preview from '#storybook/preview'
import { recordStories } from '@console/record/stories'

const at = (token: string, rest = '') => ({ parameters: { address: toAgent(token) + rest } })

/** Its orders and ledger load in their own tabs. */
const endpoints = {
  ...agentEndpoints,
  handlers: [...agentEndpoints.handlers, ...orderEndpoints.handlers, ...entryEndpoints.handlers],
}
const record = recordStories(agent, agentPaths.details, endpoints)

const meta = preview.meta({ ...record.meta, ...at(fixtureAgent('overdueNineDays')) })

export const Filled = meta.story()

Filled.test('shows the toolbar of a waiting agent', async ({ canvas }) => {
  await expect(await canvas.findByRole('toolbar')).toBeVisible()
})

Filled.test('accounts and proofs of identity are masked', async ({ canvas }) => {
  const panel = await canvas.findByRole('tabpanel')
  const [person, ...accounts] = panel.querySelectorAll('dl')
  await expect(person).toHaveTextContent(/••••\d{4}/)
  for (const term of accounts[0]?.querySelectorAll('dt') ?? [])
    await expect(term).toHaveTextContent('••••')
})

/** Unknown token. */
export const Empty = meta.story({
  ...at('x'.repeat(22)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', agentPaths.approve)
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...record.failed })

export const AllChecksFail = meta.story(at(fixtureAgent('allChecksFail'), '?tab=checks'))

/** Has the same numbers as an earlier agent. */
export const Duplicate = meta.story(at(fixtureAgent('duplicate'), '?tab=checks'))

Duplicate.test('names the other agent and the matching fields', async ({ canvas }) => {
  const panel = await canvas.findByRole('tabpanel')
  const row = panel.querySelector('tbody tr')
  await expect(row?.querySelector('a')).toHaveAttribute('href', toAgent(fixtureAgent('duplicated')))
  await expect(row?.querySelectorAll('li')).toHaveLength(3)
})

export const Territory = meta.story(at(fixtureAgent('overdueNineDays'), '?tab=territory'))

Territory.test('opens the agents already in the territory with one press', async ({ canvas }) => {
  const panel = await canvas.findByRole('tabpanel')
  const [neighbour] = panel.querySelectorAll('tbody a')
  await expect(neighbour?.getAttribute('href')).toMatch(/^\/agent-details\/[\w-]{22}$/)
})

/** Earns in three currencies, one of them without decimals. */
export const Commission = meta.story(at(fixtureAgent('threeCurrencies'), '?tab=commission'))

Commission.test('lists each currency separately', async ({ canvas }) => {
  const table = await canvas.findByRole('table')
  await expect(table.querySelectorAll('tbody tr')).toHaveLength(3)
})

export const ClaimedByAnother = meta.story({
  ...at(fixtureAgent('claimedByAnother')),
  globals: { role: 'staff' },
})

export const Suspended = meta.story(
  at(
    database.rows(agentEntity).find(({ approvalStatus }) => approvalStatus === 'suspended')
      ?.secureToken ?? '',
  ),
)

export const LongestName = meta.story(at(fixtureAgent('longestName')))

export const ArabicName = meta.story(at(fixtureAgent('arabicName')))

export const Narrow = meta.story(record.narrow)

const brought = database.rows(orderEntity).findLast((order) => order.agent !== null)!.agent!
const bringing = database
  .rows(agentEntity)
  .find(({ agentToken }) => agentToken === brought.token)!.secureToken

/** Latest orders of the agent. */
export const Orders = meta.story({
  ...at(bringing, '?tab=orders'),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'))
    const all = database.rows(orderEntity).filter(({ agent }) => agent?.token === brought.token)
    await expect(table.getAllByRole('rowheader')).toHaveLength(Math.min(all.length, 10))
  },
})

const ofAgent = (token: string) =>
  database
    .rows(collectionEntity)
    .filter(({ agent, openEntries }) => agent.token === token && openEntries > 0)
const earning = database
  .rows(collectionEntity)
  .find(({ agent, openEntries }) => openEntries > 1 && ofAgent(agent.token).length > 1)!
const open = ofAgent(earning.agent.token).reduce((sum, { openEntries }) => sum + openEntries, 0)

/** A console with vouchers. */
const table = createRouteTable([
  {
    id: 'commission-payments',
    messages: {} as never,
    routes: [
      {
        pattern: voucherPaths.list,
        auth: systemAdmin,
        hasFrame: true,
        title: '',
        screen: () => new Promise(() => {}),
      },
    ],
  },
])

/** Open lines of one currency are selected and added to a voucher; lines that cannot be added show the reason. */
export const Ledger = meta.story({
  ...at(earning.agentSecureToken, '?tab=ledger'),
  globals: { playedIn: 'en' },
  decorators: [
    (Story) => (
      <RouteTableContext value={table}>
        <Story />
      </RouteTableContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Open' }))
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(open))
    const lines = within(canvas.getByRole('group', { name: 'Ledger' }))
    const inCurrency = lines
      .getAllByRole('row')
      .filter(({ lastElementChild }) => lastElementChild?.textContent?.includes(earning.currency))
    for (const row of inCurrency.slice(0, 2))
      await userEvent.click(within(row).getByRole('checkbox'))
    await canvas.findByText(/^2 selected/)
    await expect(lines.getAllByText('In another currency')).toHaveLength(open - earning.openEntries)
    const prepare = canvas.getByRole('link', { name: 'Prepare voucher' })
    const { searchParams } = new URL(prepare.getAttribute('href') ?? '', 'http://console.example')
    await expect(searchParams.get('agent')).toBe(earning.agent.token)
    await expect(entriesNamed(searchParams)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }))
    await canvas.findAllByText(/^(Paid|On voucher):/)
  },
})
