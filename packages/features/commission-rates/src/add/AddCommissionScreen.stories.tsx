import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { maxSubjects, ratePaths, toAddRate } from '@console/domain/commission-rate'
import { sampleStart, setScenario, unanswered, database } from '@console/sample'
import { rateEndpoints, rateEntity } from '@console/sample/commission-rate'
import { productEntity } from '@console/sample/product'
import { expect, waitFor, within } from 'storybook/test'
import { AddCommissionScreen } from './AddCommissionScreen'

const meta = preview.meta({
  component: AddCommissionScreen,
  parameters: { address: ratePaths.add },
  beforeEach: ({ msw }) => msw.use(...rateEndpoints.handlers),
})

export const Filled = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Applies to/ }), 'solar')
    await userEvent.click((await canvas.findAllByRole('option', { name: /Solar/ }))[0]!)
    await canvas.findByRole('button', { name: /^Remove .*Solar/ })
  },
})

const live = database
  .rows(productEntity)
  .flatMap(({ approvalStatus, productToken: token, name, sku, business, sold30d }) =>
    approvalStatus === 'approved' ? [{ token, name, sku, seller: business.label, sold30d }] : [],
  )

const [best] = live.toSorted((one, other) => other.sold30d - one.sold30d)

const twin = live.find(({ name }, place) => live.findIndex((each) => each.name === name) < place)
const alike = live.filter(({ name }) => name === twin?.name).slice(0, 2)

/** Two products of the same name: SKU and seller tell them apart, in the results and in the selection. */
export const OneName = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const { sku } of alike) {
      await userEvent.type(await canvas.findByRole('combobox'), alike[0]?.name ?? '')
      await userEvent.click(await canvas.findByRole('option', { name: new RegExp(sku) }))
    }
    for (const { sku, seller } of alike)
      await expect(await canvas.findByText(new RegExp(sku))).toHaveTextContent(seller)
    // A search by SKU has a single match.
    await userEvent.type(canvas.getByRole('combobox'), alike[1]?.sku ?? '')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
  },
})

/** The selection exceeds the maximum per rate: this is reported, and the first ones are taken. */
export const ChosenBefore = meta.story({
  parameters: {
    address: toAddRate(
      'product',
      live.slice(0, maxSubjects + 1).map(({ token }) => token),
    ),
  },
  globals: { playedIn: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Only the first 50 were added/)
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Remove / })).toHaveLength(maxSubjects),
    )
  },
})

/** The last step repeats the rate, and shows its effect on the orders of a past period. */
export const ImpactStep = meta.story({
  parameters: { address: toAddRate('product', [best?.token ?? '']) },
  play: async ({ canvas, userEvent }) => {
    const next = { name: translate('form:composer.next') }
    const field = (key: string) => (name: string) =>
      name.startsWith(translate(`commission-rates:${key}`))
    await canvas.findByRole('button', { name: new RegExp(best?.sku ?? '') })
    await userEvent.click(canvas.getByRole('button', next))
    await userEvent.type(
      await canvas.findByRole('spinbutton', { name: field('add.percent') }),
      '25',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: field('column.reason') }), 'On trial')
    await userEvent.click(canvas.getByRole('button', next))
    const now = within(
      await canvas.findByRole('group', { name: translate('commission-rates:impact.winners') }),
    )
    // The rate, its subject, its start, and the period of the figures.
    const row = now.getAllByRole('row')[1]
    await expect(row).toHaveTextContent(`${best?.name}${best?.sku}`)
    await expect(row).toHaveTextContent(/25/)
    const details = canvas.getAllByRole('definition').map((detail) => detail.textContent)
    await expect(details).toEqual(expect.arrayContaining([expect.stringContaining('25')]))
    await expect(details).toContain(translate('commission-rates:impact.begins'))
    const [from, to] = [sampleStart - 30 * 86_400_000, sampleStart].map((at) =>
      translate.date(new Date(at)),
    ) as [string, string]
    await canvas.findByText(translate('commission-rates:impact.period', { from, to }))
    await canvas.findByRole('group', { name: translate('commission-rates:impact.title') })
  },
})

ImpactStep.test(
  'activates the rate, which replaces the previous one',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Activate' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const written = () =>
      database
        .rows(rateEntity)
        .find(({ rateBps, status }) => rateBps === 2500 && status === 'active')
    await waitFor(() => expect(written()).toBeDefined())
    const { supersedes } = written()!
    if (supersedes !== null)
      await expect(database.find(rateEntity, supersedes)?.status).toBe('superseded')
  },
)

/** A share in tiers, with bounds: errors appear at their fields, by keyboard. */
export const Tiers = meta.story({
  parameters: { address: toAddRate('product', [live[0]?.token ?? '']) },
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Remove / })
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Tiers' }))
    const { keyboard } = userEvent
    const add = await canvas.findByRole('button', { name: 'Add a tier' })
    await userEvent.click(add)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Tier 1/ })).toHaveFocus())
    await keyboard('{Tab}{Tab}12')
    await userEvent.click(add)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Tier 2/ })).toHaveFocus())
    await keyboard('0{Tab}{Tab}60{Tab}')
    await canvas.findByText('Must be higher than the previous tier.')
    await canvas.findByText('The rate must be above 0% and at most 50%.')
  },
})

Tiers.test('previews and saves the corrected values', async ({ canvas, userEvent }) => {
  const second = canvas.getByRole('textbox', { name: /^Tier 2/ })
  await userEvent.clear(second)
  await userEvent.type(second, '5000')
  const [, share] = canvas.getAllByRole('spinbutton')
  await userEvent.clear(share!)
  await userEvent.type(share!, '6')
  // A third tier is removed: focus moves to the button that adds one.
  const add = canvas.getByRole('button', { name: 'Add a tier' })
  await userEvent.click(add)
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove tier 3' }))
  await waitFor(() => expect(add).toHaveFocus())
  const bounds = within(canvas.getByRole('group', { name: 'Maximum' }))
  await userEvent.click(bounds.getByRole('button', { name: 'Add an amount' }))
  await userEvent.type(await bounds.findByRole('textbox'), '900')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Reason/ }), 'Large orders pay less')
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  await canvas.findByRole('group', { name: 'Current and new rates' })
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(database.rows(rateEntity).at(-1)).toMatchObject({
      status: 'draft',
      tiers: [
        { from: { amount: 0, currency: 'KES' }, rateBps: 1200 },
        { from: { amount: 500_000, currency: 'KES' }, rateBps: 600 },
      ],
      max: [{ amount: 90_000, currency: 'KES' }],
    }),
  )
})

/** No match for this name. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'xyzzy')
    await waitFor(() => expect(canvas.getAllByRole('status').length).toBeGreaterThan(0))
  },
})

/** Choices are loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(rateEndpoints.subjects(unanswered)),
})

/** Choices failed to load. */
export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /commission-rates/subjects'),
})

/** Staff can read rates, but not create them. */
export const Refused = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })
