import preview from '#storybook/preview'
import { systemAdmin } from '@console/core/permissions'
import { orderPaths } from '@console/domain/order'
import { agentQueue } from '@console/domain/agent'
import { businessQueue } from '@console/domain/business'
import { productQueue } from '@console/domain/product'
import type { QueuesSummary } from '@console/domain/queues'
import { queueEndpoints } from '@console/sample/queues'
import { collectionPaths } from '@console/domain/commission-collection'
import { salePaths } from '@console/domain/sale'
import { createRouteTable, RouteTableContext } from '@console/core/routes'
import { setScenario, unanswered } from '@console/sample'
import { onlineManager } from '@tanstack/react-query'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import type { DashboardSummary, Range, Widget } from '../contract'
import type { CommissionFigures } from '../commission/contract'
import {
  clearQueues,
  quietCommission,
  quietSummary,
  sampleCommission,
  sampleQueues,
  sampleSummary,
} from '../mocks/fixtures'
import { readCommission, readSummary, readWidgets } from '../mocks/handlers'
import { sampleWidgets } from '../mocks/widgets'
import { AnalyticsScreen } from './AnalyticsScreen'

/** A console with the screens of some queues, one of them for other roles than the user's. */
const table = createRouteTable([
  {
    id: 'dashboards',
    messages: {} as never,
    routes: [
      { pattern: businessQueue.address, auth: systemAdmin },
      { pattern: productQueue.address, auth: systemAdmin },
      { pattern: agentQueue.address, auth: ['SuperAdmin' as const] },
      { pattern: orderPaths.b2c, auth: systemAdmin },
      { pattern: salePaths.b2b, auth: systemAdmin },
      { pattern: collectionPaths.list, auth: systemAdmin },
    ].map((route) => ({
      ...route,
      hasFrame: true,
      title: '',
      screen: () => new Promise(() => {}),
    })),
  },
])

interface Answers {
  queues: () => QueuesSummary
  /** By range. */
  summary: (range: Range) => Promise<DashboardSummary>
  commission: (range: Range) => CommissionFigures
  widgets: Widget[]
}

const meta = preview.type<{ args: Answers }>().meta({
  component: AnalyticsScreen,
  args: {
    queues: sampleQueues,
    summary: sampleSummary,
    commission: sampleCommission,
    widgets: sampleWidgets,
  },
  render: () => (
    <RouteTableContext value={table}>
      <AnalyticsScreen />
    </RouteTableContext>
  ),
  beforeEach({ args, msw }) {
    msw.use(
      queueEndpoints.summary(() => args.queues()),
      readSummary(({ query }) => args.summary(query.get('range') as Range)),
      readCommission(({ query }) => args.commission(query.get('range') as Range)),
      readWidgets(() => args.widgets),
    )
  },
})

type Canvas = ReturnType<typeof within>

/** Names of the queues, one per row. */
const queuesIn = (canvas: Canvas) =>
  within(canvas.getAllByRole('region')[0]!).findAllByRole('rowheader')

/** Both parts of the overview, once they are loaded. */
async function partsOf(canvas: Canvas) {
  await queuesIn(canvas)
  await canvas.findAllByRole('term')
  await canvas.findByRole('region', { name: /^Commission, |^Komisyon, |^العمولة، /, busy: false })
  const [waiting, figures] = canvas.getAllByRole('region')
  if (!waiting || !figures) throw new Error('Both parts have a heading')
  return { waiting, figures }
}

export const Filled = meta.story({
  play: async ({ canvas }) => {
    const { waiting } = await partsOf(canvas)
    // Once the session is restored, which comes first in the console.
    await within(waiting).findAllByRole('link')
  },
})

Filled.test(
  'each queue shows its waiting and overdue counts, its oldest wait, and the change since last week',
  async ({ canvas }) => {
    const [businesses, ...others] = await queuesIn(canvas)
    const { items } = sampleQueues()
    const { waiting, overdue } = items[0]!
    await expect(others).toHaveLength(items.length - 1)
    const { days } = (await sampleSummary('30d')).queues![0]!
    const row = businesses!.closest('tr')!
    await expect(row).toHaveTextContent(new RegExp(`${waiting}.*${overdue}`))
    await expect(row).toHaveTextContent(String(Math.abs(waiting - days[0]!.waiting)))
    const bars = [...row.closest('table')!.querySelectorAll('rect')].map((bar) =>
      Number(bar.getAttribute('width')),
    )
    // The oldest of all has the longest bar; an empty queue has none.
    await expect(bars).toHaveLength(items.filter(({ oldestAt }) => oldestAt).length)
    await expect(Math.max(...bars)).toBe(100)
  },
)

Filled.test(
  'a queue and its figures link to the counted records if the screen exists and the user may open it',
  async ({ canvas }) => {
    const { waiting } = await partsOf(canvas)
    const links = within(waiting).getAllByRole('link')
    const figures = (queue: string) => [queue, queue, `${queue}?overdue=true`]
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...figures('/business-approve'),
      ...figures('/approve-product'),
      // None of the businesses is the user's.
      '/approve-product?view=mine',
    ])
  },
)

Filled.test('figures show the direction and size of their change', async ({ canvas }) => {
  const { figures } = await partsOf(canvas)
  const { decided } = (await sampleSummary('30d')).approvals
  const change = Math.round((100 * (decided.now - decided.before)) / decided.before)
  const [first] = within(figures).getAllByRole('definition')
  await expect(first!.closest('div')).toHaveTextContent(new RegExp(`▲ %?${change}`))
})

Filled.test('shows the user’s work of today below the queues', async ({ canvas }) => {
  const { waiting } = await partsOf(canvas)
  const own = (await sampleSummary('30d')).own!
  await expect(
    within(waiting)
      .getAllByRole('definition')
      .map((detail) => detail.textContent),
  ).toEqual([
    String(own.cleared),
    own.medianHours === null ? '–' : expect.anything(),
    String(own.undone),
  ])
})

Filled.test('keeps loaded data when a refetch fails', async ({ canvas, userEvent }) => {
  const { waiting, figures } = await partsOf(canvas)
  setScenario('500')
  await userEvent.click(within(waiting).getAllByRole('button').at(-1)!)
  await waitFor(() => expect(canvas.getByRole('status')).toHaveAttribute('data-tone', 'warning'))
  await expect(await queuesIn(canvas)).toHaveLength(sampleQueues().items.length)
  await expect(within(figures).getAllByRole('term').length).toBeGreaterThan(4)
})

Filled.test(
  'loads a range when it is chosen, and keeps the previous figures until then',
  async ({ canvas, userEvent }) => {
    const { figures } = await partsOf(canvas)
    const days = () =>
      (figures.querySelector(`svg[role="img"]`) as SVGSVGElement | null)?.viewBox.baseVal.width
    await expect(days()).toBe(30)
    const choices = within(figures).getAllByRole('radio')
    await expect(choices.map((choice) => (choice as HTMLInputElement).checked)).toEqual([
      false,
      true,
      false,
    ])
    await userEvent.click(choices[2]!)
    await expect(days()).toBeGreaterThan(0)
    await waitFor(() => expect(days()).toBe(90))
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(days()).toBe(7))
  },
)

Filled.test('a chart can be read as a table', async ({ canvas, userEvent }) => {
  const { figures } = await partsOf(canvas)
  const [asTable] = within(figures).getAllByRole('button')
  await userEvent.click(asTable!)
  const rows = await within(figures).findAllByRole('row')
  await expect(rows).toHaveLength(31)
  const { days } = (await sampleSummary('30d')).approvals
  await expect(
    within(rows[30]!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([String(days[29]!.submitted), String(days[29]!.decided)])
  await userEvent.click(asTable!)
  await waitFor(() => expect(within(figures).queryByRole('table')).toBeNull())
})

Filled.test('a chart can be saved as a CSV file', async ({ canvas, userEvent }) => {
  const { figures } = await partsOf(canvas)
  const saved: Blob[] = []
  let name = ''
  const makeAddress = spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    saved.push(content as Blob)
    return 'blob:saved'
  })
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download
  })
  await userEvent.click(within(figures).getAllByRole('button')[1]!)
  makeAddress.mockRestore()
  click.mockRestore()
  const lines = (await saved[0]!.text()).split('\r\n')
  await expect(name).toBe('approvals-30d-2026-06-15.csv')
  await expect(lines).toHaveLength(32)
  await expect(lines[30]).toMatch(/^2026-06-15,\d+,\d+$/)
})

Filled.test('figures of orders link to lists of exactly those orders', async ({ canvas }) => {
  const orders = await canvas.findByRole('region', { name: 'Orders, 30 days' })
  const links = within(orders).getAllByRole('link')
  const b2b = (await sampleSummary('30d')).orders!.sold.find(({ channel }) => channel === 'b2b')!
  const days = (name: string) => `${name}From=2026-05-17&${name}To=2026-06-15`
  await expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `${orderPaths.b2c}?${days('placed')}`,
    `${orderPaths.b2c}?view=returned&${days('placed')}`,
    ...b2b.values.map(
      ({ currency }) => `${salePaths.b2b}?${days('completed')}&currency=${currency}`,
    ),
  ])
})

Filled.test(
  'shows commission in the currency of the address, and links owed amounts to their lists',
  async ({ canvas, userEvent }) => {
    await partsOf(canvas)
    const commission = within(canvas.getByRole('region', { name: 'Commission, 30 days' }))
    const { currencies } = sampleCommission('30d')
    const { platform } = currencies.find(({ currency }) => currency === 'UGX')!
    await userEvent.click(commission.getByRole('link', { name: 'UGX' }))
    await expect(commission.getAllByRole('definition')[0]).toHaveTextContent(
      `UGX ${platform.now.toLocaleString('en')}`,
    )
    await expect(
      commission
        .getAllByRole('link', { name: /Owed to agents/ })
        .map((link) => link.getAttribute('href')),
    ).toEqual(currencies.map(({ currency }) => `${collectionPaths.list}?currency=${currency}`))
    await userEvent.click(commission.getByRole('button', { name: /View as table/ }))
    const table = await commission.findByRole('region', { name: /Daily commission, UGX/ })
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(30)
  },
)

Filled.test('shows the queues when only commission is refused', async ({ canvas, userEvent }) => {
  const { waiting } = await partsOf(canvas)
  const commission = within(canvas.getByRole('region', { name: /Commission/ }))
  setScenario('403', 'GET /dashboard/commission')
  await userEvent.click(within(waiting).getAllByRole('button').at(-1)!)
  await commission.findByText(/SuperAdmin/)
  await expect(await queuesIn(canvas)).toHaveLength(sampleQueues().items.length)
})

Filled.test('does not overflow the screen', async ({ canvas, canvasElement }) => {
  await partsOf(canvas)
  await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth)
})

export const SevenDays = Filled.extend({
  play: async (context) => {
    await Filled.play(context)
    await context.userEvent.click(context.canvas.getAllByRole('radio')[0]!)
  },
})

export const NinetyDays = Filled.extend({
  play: async (context) => {
    await Filled.play(context)
    await context.userEvent.click(context.canvas.getAllByRole('radio')[2]!)
  },
})

export const Tables = Filled.extend({
  play: async (context) => {
    await Filled.play(context)
    const { figures } = await partsOf(context.canvas)
    const buttons = within(figures).getAllByRole('button')
    for (const asTable of buttons.filter((_, place) => place % 2 === 0))
      await context.userEvent.click(asTable)
    await expect(within(figures).getAllByRole('table')).toHaveLength(4)
  },
})

export const Empty = meta.story({
  args: { queues: clearQueues, summary: quietSummary, commission: quietCommission },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('term')
    await expect(canvas.queryAllByRole('rowheader')).toHaveLength(0)
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

/** Releases the responses. */
let open = () => {}

export const Loading = meta.story({
  beforeEach({ args, msw }) {
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    msw.use(
      queueEndpoints.summary(() => gate.then(() => args.queues())),
      readSummary(() => gate.then(() => args.summary('30d'))),
    )
  },
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('region')
    await expect(parts.map((part) => part.getAttribute('aria-busy'))).toEqual([
      'true',
      'true',
      'true',
      'true',
    ])
  },
})

Loading.test('does not shift the layout when the responses arrive', async ({ canvas }) => {
  const heights = () =>
    canvas.getAllByRole('region').map((part) => Math.round(part.getBoundingClientRect().height))
  const before = heights()
  open()
  await partsOf(canvas)
  await expect(heights()).toEqual(before)
})

Loading.test(
  'does not shift the parts below empty queues',
  { args: { queues: clearQueues } },
  async ({ canvas }) => {
    const place = () => Math.round(canvas.getAllByRole('region')[1]!.getBoundingClientRect().top)
    const before = place()
    open()
    await canvas.findAllByRole('term')
    await waitFor(() => expect(canvas.queryByRole('region', { busy: true })).toBeNull())
    await expect(place()).toBe(before)
  },
)

export const Refused = meta.story({
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
  },
})

Refused.test('shows the message once', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText(/SuperAdmin/)).toHaveLength(1))
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3))
  },
})

Failed.test('each part can be retried separately', async ({ canvas, userEvent }) => {
  setScenario('ok')
  const [queues] = canvas.getAllByRole('alert')
  await userEvent.click(within(queues!).getAllByRole('button')[0]!)
  await expect(await queuesIn(canvas)).toHaveLength(sampleQueues().items.length)
  for (const left of [2, 1]) {
    const alerts = canvas.getAllByRole('alert')
    await expect(alerts).toHaveLength(left)
    await userEvent.click(within(alerts[0]!).getAllByRole('button')[0]!)
    await waitFor(() => expect(canvas.queryAllByRole('alert')).toHaveLength(left - 1))
  }
  await partsOf(canvas)
})

export const FiguresFailed = meta.story({
  beforeEach: () => setScenario('500', 'GET /dashboard/summary'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await queuesIn(canvas)
  },
})

export const Offline = meta.story({
  beforeEach() {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryAllByRole('rowheader')).toHaveLength(0))
    // The tabs, and the message that appears once.
    await expect(canvas.getAllByRole('group')).toHaveLength(2)
  },
})

Offline.test('loads both parts automatically once the network is back', async ({ canvas }) => {
  onlineManager.setOnline(true)
  await partsOf(canvas)
})

export const Narrow = Filled.extend({
  globals: { viewport: { value: 'phone' } },
})

const long =
  'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret, Donaudampfschifffahrtsgesellschaftskapitänsmützen'

export const LongNames = Filled.extend({
  args: {
    summary: async (range) => {
      const { approvals, ...rest } = await sampleSummary(range)
      return {
        ...rest,
        approvals: {
          ...approvals,
          overdue: 1_204_518,
          medianHours: { now: 2160.5, before: null },
          waitingCategories: [
            { queue: 'products', category: long, waiting: 1_204_518 },
            { queue: 'service-products', category: 'مواد البناء والعدد (Nairobi)', waiting: 3 },
          ],
        },
      }
    },
  },
})

LongNames.test('every figure stays in its card', async ({ canvas, canvasElement }) => {
  const { figures } = await partsOf(canvas)
  for (const card of figures.querySelectorAll('section'))
    for (const figure of within(card).queryAllByRole('definition')) {
      const { left, right } = card.getBoundingClientRect()
      await expect(figure.getBoundingClientRect().left).toBeGreaterThan(left)
      await expect(figure.getBoundingClientRect().right).toBeLessThan(right)
    }
  await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth)
})

/** Opens the second tab; the queues may be links, too. */
async function openSample({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<typeof Filled.play>>[0], 'canvas' | 'userEvent'>) {
  const tabs = canvas.getAllByRole('link')
  await userEvent.click(tabs[1]!)
  await waitFor(() => expect(tabs[1]).toHaveAttribute('aria-current', 'page'))
}

export const Sample = meta.story({
  play: async (context) => {
    await openSample(context)
    await context.canvas.findAllByRole('img')
  },
})

Sample.test(
  'every widget has at least two buttons, and no status is shown',
  async ({ canvas, canvasElement }) => {
    const cards = canvasElement.querySelectorAll('section')
    await expect(cards).toHaveLength(sampleWidgets.length)
    for (const card of cards)
      await expect(within(card).getAllByRole('button').length).toBeGreaterThanOrEqual(2)
    await expect(canvas.queryByRole('status')).toBeNull()
  },
)

Sample.test('specification 9: a week is drawn from Monday to Sunday', async (context) => {
  const { canvasElement, userEvent } = context
  const conversion = canvasElement.querySelectorAll('section')[1]!
  await userEvent.click(within(conversion).getAllByRole('button')[0]!)
  const days = await within(conversion).findAllByRole('rowheader')
  const { language } = context.globals
  const names = new Intl.DateTimeFormat(String(language), { weekday: 'short', timeZone: 'UTC' })
  await expect(days.map((day) => day.textContent)).toEqual(
    Array.from({ length: 7 }, (_, day) => names.format(Date.UTC(2024, 0, 1 + day))),
  )
})

Sample.test(
  'choosing a range changes the text of its widget',
  async ({ canvasElement, userEvent }) => {
    const devices = canvasElement.querySelectorAll('section')[5]!
    const before = devices.textContent
    await userEvent.click(within(devices).getAllByRole('radio')[2]!)
    await waitFor(() => expect(devices.textContent).not.toBe(before))
  },
)

Sample.test('does not overflow the screen', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth)
})

export const SampleLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(readWidgets(unanswered))
  },
  play: openSample,
})

export const SampleEmpty = meta.story({
  args: { widgets: [] },
  play: async (context) => {
    await openSample(context)
    await waitFor(() => expect(context.canvas.getAllByRole('group')).toHaveLength(2))
  },
})

export const SampleFailed = meta.story({
  beforeEach: () => setScenario('500', 'GET /analytics-dashboard-app/widgets'),
  play: async (context) => {
    await openSample(context)
    await context.canvas.findByRole('alert')
  },
})

SampleFailed.test('trying again reads the widgets', async ({ canvas, userEvent }) => {
  setScenario('ok', 'GET /analytics-dashboard-app/widgets')
  await userEvent.click(within(canvas.getByRole('alert')).getAllByRole('button')[0]!)
  await canvas.findAllByRole('img')
})

export const SampleOffline = meta.story({
  beforeEach() {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
  play: openSample,
})

export const SampleNarrow = Sample.extend({
  globals: { viewport: { value: 'phone' } },
})
