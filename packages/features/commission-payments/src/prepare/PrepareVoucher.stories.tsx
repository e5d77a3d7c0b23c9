import preview from '#storybook/preview'
import { holdsEntries, toNewVoucher } from '@console/domain/commission-voucher'
import { setScenario, unanswered, database } from '@console/sample'
import { collectionEndpoints, fixtureCollection } from '@console/sample/commission-collection'
import { entryEntity } from '@console/sample/commission-entry'
import { commissionVoucherEntity, voucherEndpoints } from '@console/sample/commission-voucher'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PrepareVoucher } from './PrepareVoucher'

const { agent, currency, openEntries } = fixtureCollection('open')
const address = toNewVoucher({ agent: agent.token, currency })

/** Composes a voucher in steps: payee, entries, amounts, review. */
const meta = preview.meta({
  component: PrepareVoucher,
  parameters: { address },
  beforeEach({ msw }) {
    msw.use(...voucherEndpoints.handlers, ...collectionEndpoints.handlers)
  },
})

/** Agent and currency come from the address; everything open is selected. */
export const Filled = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /Agent/ })).toHaveValue(
        `${agent.label}, ${currency}`,
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    const step = within(await canvas.findByRole('group', { name: 'Entries' }))
    await waitFor(() =>
      expect(step.getAllByRole('checkbox', { checked: true })).toHaveLength(openEntries + 1),
    )
  },
})

Filled.test('requires at least one entry to continue', async ({ canvas, userEvent }) => {
  const step = within(canvas.getByRole('group', { name: 'Entries' }))
  await userEvent.click(step.getByRole('checkbox', { name: 'All entries of the period' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  await canvas.findByRole('alert')
  await expect(step.getByText('Select at least one entry.')).toBeVisible()
  await userEvent.click(step.getByRole('checkbox', { name: /^All entries/ }))
})

/** Adjustments and withholdings: errors appear at their fields. */
export const Amounts = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /Agent/ })).toHaveValue(
        `${agent.label}, ${currency}`,
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an adjustment' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Reason/ }), 'Advance')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '-9000000')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findAllByText('The net amount is below the minimum for a voucher.')
  },
})

Amounts.test(
  'saves the corrected voucher as a draft with its adjustment',
  async ({ canvas, userEvent }) => {
    const before = database.rows(commissionVoucherEntity).length
    const amount = canvas.getByRole('textbox', { name: /^Amount/ })
    await userEvent.clear(amount)
    await userEvent.type(amount, '100')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByText('In words')
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare draft' }))
    await waitFor(() => expect(database.rows(commissionVoucherEntity)).toHaveLength(before + 1))
    await expect(database.rows(commissionVoucherEntity).at(-1)).toMatchObject({
      status: 'draft',
      adjustments: [{ label: 'Advance', amount: { amount: 10_000, currency } }],
    })
  },
)

const held = new Set(
  database
    .rows(commissionVoucherEntity)
    .filter(({ status }) => holdsEntries(status))
    .flatMap(({ entryTokens }) => entryTokens),
)
const own = database
  .rows(entryEntity)
  .filter(({ agent: of, amount }) => of?.token === agent.token && amount.currency === currency)
  .map(({ entryToken }) => entryToken)
const named = [
  ...own.filter((each) => !held.has(each)).slice(0, 2),
  ...own.filter((each) => held.has(each)).slice(0, 1),
]

/** Selected entries of the agent's ledger: those that are on a voucher by now are left out, with a note. */
export const OfChosenEntries = meta.story({
  parameters: {
    address: toNewVoucher({
      agent: agent.token,
      currency,
      entries: named,
    }),
  },
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^1 selected entry is already on another voucher/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    const step = within(await canvas.findByRole('group', { name: 'Entries' }))
    await step.findByText(/^2 selected/)
  },
})

/** This agent has nothing open. */
export const NothingToPay = meta.story({
  parameters: {
    address: toNewVoucher({
      agent: fixtureCollection('settled').agent.token,
      currency: fixtureCollection('settled').currency,
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox')
    await waitFor(() => expect(canvas.getAllByRole('status').length).toBeGreaterThan(0))
  },
})

/** No payee yet: found by name. */
export const Empty = meta.story({
  parameters: { address: toNewVoucher() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), agent.label.slice(0, 5))
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0)
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(collectionEndpoints.list(unanswered))
  },
})

/** Open entries are not available to users with another role. */
export const Refused = meta.story({
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /commission-collections'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })
