import preview from '#storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { listParts } from './columns/listParts'
import type { ListConfig } from './config/config'
import { listStalls, stallHandlers } from './mocks/stallHandlers'
import { openMarket } from './mocks/stallMarket'
import { StallsScreen } from './screen/mocks/StallsScreen'
import { type Stall, stallFields, stalls, stallsResource, stallToken } from './mocks/stalls'

const { columns, filters } = listParts<Stall>()(stallFields, {
  name: { title: 'Stall', width: 260, priority: 1 },
  fee: { title: 'Fee', priority: 1, filter: { isPinned: true } },
  submittedAt: { title: 'Submitted', isAgo: true, priority: 2 },
})

/** Fees of stalls: a list without decisions or record screens. Keys are their own messages, as in `stallsList`. */
const feesList: ListConfig<Stall> = {
  id: 'fees',
  namespace: 'list',
  title: 'Fees',
  resource: stallsResource,
  fixed: {},
  columns: [columns.name, columns.fee, columns.submittedAt],
  filters: [filters.fee],
  totals: 'Sum of fees',
  sort: '-fee',
  views: [{ id: 'all', title: 'All', query: {} }],
  empty: { text: 'No stall pays.' },
}

const decided = stalls(60).map((stall) => ({ ...stall, _actions: [] }))
const fees = decided.map(({ fee }) => fee)

/** A list without decisions, whose records may have no screens; its header may have sums. */
const meta = preview.type<{ args: { config: typeof feesList } }>().meta({
  args: { config: feesList },
  render: ({ config }) => <StallsScreen config={config} />,
  beforeEach({ msw }) {
    msw.use(...stallHandlers(openMarket(decided)))
  },
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'Ledgers, histories and other records that nobody decides here.',
      instead: '`List` with row actions, where users act.',
      anatomy: ['Title with sums.', 'Filters and pages.', 'Rows without checkboxes.'],
      do: ["Show the server's sums of all matching rows."],
      dont: ['Do not add up the visible page.'],
    },
  },
})

/** Sums in the header, as numbers: `KES 5`. */
function sumsIn(canvasElement: HTMLElement): string[] {
  return within(canvasElement)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent.replaceAll(/[^A-Z\d]/g, ''))
}

const sumOf = (currency: string) =>
  fees.reduce((sum, fee) => (fee.currency === currency ? sum + fee.amount : sum), 0)

/** Without decisions or record screens; its header shows the sum of the fees of all stalls. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
  },
})

Filled.test('rows have no checkbox, link or menu', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('checkbox')).toBeNull()
  await expect(canvasElement.querySelector('tbody :is(a, button)')).toBeNull()
})

Filled.test('the shortcuts dialog lists only keys that work', async ({ canvas }) => {
  const keys = canvas.getByTestId('keys').textContent.split(' ')
  for (const key of ['↑|↓', 'Enter|O', 'P', 'Space', 'A', 'Z'])
    await expect(keys).not.toContain(key)
  await expect(keys).toContain('F')
})

Filled.test('sums cover all pages, one per currency', async ({ canvasElement }) => {
  await expect(sumsIn(canvasElement)).toEqual([`KES${sumOf('KES')}`, `UGX${sumOf('UGX')}`])
})

Filled.test(
  'a range of amounts limits rows and sums to its currency',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fee', expanded: false }))
    const [from] = await within(document.body).findAllByRole('textbox', { name: /From/ })
    await userEvent.type(from!, '7000')
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('feeFrom=700000&feeCurrency=KES'),
    )
    const large = fees.filter(({ amount, currency }) => currency === 'KES' && amount >= 700_000)
    const sum = large.reduce((all, { amount }) => all + amount, 0)
    await waitFor(() => expect(sumsIn(canvasElement)).toEqual([`KES${sum}`]))
  },
)

/** A server without sums: none are computed from the rows of the page. */
export const WithoutSums = meta.story({
  beforeEach({ msw }) {
    const market = openMarket(decided)
    msw.use(
      listStalls(({ query }) => {
        const { totals: _, ...page } = market.page(query)
        return page
      }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('rowheader')
    await expect(sumsIn(canvasElement)).toEqual([''])
  },
})

/** Rows without their own screens have a preview: their names open it. */
export const WithPreview = meta.story({
  args: {
    config: {
      ...feesList,
      preview: () => import('./mocks/StallPreview').then((m) => m.StallPreview),
    },
  },
  parameters: { address: `/?selected=${stallToken(1)}` },
  play: async ({ canvas }) => {
    const pane = await canvas.findByRole('complementary')
    await expect(within(pane).queryByRole('link')).toBeNull()
    const [, , name] = await canvas.findAllByRole('rowheader')
    await expect(within(name!).getByRole('link').getAttribute('href')).toMatch(/selected=/)
  },
})
