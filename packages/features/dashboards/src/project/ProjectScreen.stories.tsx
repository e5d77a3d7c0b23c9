import preview from '#storybook/preview'
import { setScenario, unanswered } from '@console/sample'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../paths'
import type { ProjectWidget } from './contract'
import { readProjects, readProjectWidgets, widgetsForCustomers } from './mocks/handlers'
import { sampleTeam } from './mocks/team'
import { sampleProjects, sampleProjectWidgets } from './mocks/widgets'
import { CustomersProjectScreen, ProjectScreen } from './ProjectScreen'

const meta = preview.type<{ args: { widgets: ProjectWidget[] } }>().meta({
  component: ProjectScreen,
  args: { widgets: sampleProjectWidgets },
  parameters: { address: paths.project },
  beforeEach({ args, msw }) {
    msw.use(
      readProjectWidgets(() => args.widgets),
      readProjects(() => sampleProjects),
    )
  },
})

type Canvas = ReturnType<typeof within>

/** Figures of the first tab, once they are loaded. */
const figuresIn = (canvas: Canvas) => canvas.findAllByRole('definition')

/** Choices of ranges or units, by position on the screen. */
const choicesIn = (canvas: Canvas) => canvas.getAllByRole('radiogroup')

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await figuresIn(canvas)
    await expect(choicesIn(canvas)).toHaveLength(6)
  },
})

Filled.test(
  'specification 9: each range is chosen independently, by keyboard',
  async ({ canvas, canvasElement, userEvent }) => {
    const [due, issues, tasks, schedule] = choicesIn(canvas)
    const rangesOf = (choice: HTMLElement) =>
      within(choice)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value }) => value)
    await expect([due!, issues!, tasks!, schedule!].map(rangesOf)).toEqual([
      ['DY', 'DT', 'DTM'],
      ['TW', 'LW', '2W'],
      ['TW', 'LW', '2W'],
      ['T', 'TM'],
    ])
    const [first] = await figuresIn(canvas)
    const figureBefore = first!.textContent
    const chart = canvasElement.querySelector('svg[role=img]')!
    const ink = () => chart.querySelector('path[data-tone]')!.getAttribute('d')
    const inkBefore = ink()
    await userEvent.click(within(due!).getAllByRole('radio')[1]!)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(first!.textContent).not.toBe(figureBefore))
    await expect(ink()).toBe(inkBefore)
    await userEvent.click(within(issues!).getAllByRole('radio')[2]!)
    await waitFor(() => expect(ink()).not.toBe(inkBefore))
  },
)

Filled.test(
  'specification 9: switching the units of the weather converts its values',
  async ({ canvas, userEvent }) => {
    await figuresIn(canvas)
    const [temperature, speed] = choicesIn(canvas).slice(-2)
    const weather = within(canvas.getByRole('complementary'))
    await expect(weather.getAllByText(/22/)).toHaveLength(1)
    await userEvent.click(within(temperature!).getAllByRole('radio')[1]!)
    await weather.findByText(/72/)
    await userEvent.click(within(speed!).getAllByRole('radio')[1]!)
    await weather.findByText(/\b12\b/)
  },
)

Filled.test('the table behind a chart has its seven days', async ({ canvas, userEvent }) => {
  await figuresIn(canvas)
  const [asTable] = within(canvas.getAllByRole('region')[0]!)
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-label') !== null)
  await userEvent.click(asTable!)
  await expect(await canvas.findAllByRole('rowheader')).toHaveLength(7)
})

Filled.test('choosing another project changes the title and keeps the figures', async (context) => {
  const { canvas, userEvent } = context
  const [figure] = await figuresIn(canvas)
  const before = figure!.textContent
  await userEvent.click(await canvas.findByRole('button', { name: /Market day/ }))
  await userEvent.click(screen.getByRole('option', { name: sampleProjects[1]!.name }))
  await canvas.findByRole('button', { name: /Warehouse/ })
  await expect(figure).toHaveTextContent(before)
})

Filled.test('does not overflow the screen', async ({ canvas, canvasElement }) => {
  await figuresIn(canvas)
  await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth)
})

/** Purposes of the budget, spent and remaining amounts. */
export const Budget = meta.story({
  parameters: { address: `${paths.project}?tab=budget` },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row')).length).toBe(5)
    await expect(canvas.getAllByRole('img')).toHaveLength(4)
  },
})

/** The team, sorted by office in descending order, from the address. */
export const Team = meta.story({
  parameters: { address: `${paths.project}?tab=team&sort=-office` },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row')
    await expect(rows).toHaveLength(sampleTeam.length + 1)
    await expect(canvas.getAllByRole('columnheader')[2]).toHaveAttribute('aria-sort', 'descending')
  },
})

Team.test('pressing a column header sorts by its column', async ({ canvas, userEvent }) => {
  const [name] = await canvas.findAllByRole('columnheader')
  await userEvent.click(within(name!).getByRole('button'))
  await waitFor(() => expect(name).toHaveAttribute('aria-sort', 'ascending'))
})

/** The team as customers see it: contact details are neither sent to them nor shown. */
export const Customers = meta.story({
  globals: { role: 'customer' },
  args: { widgets: widgetsForCustomers(sampleProjectWidgets) },
  parameters: { address: `${paths.customersProject}?tab=team` },
  render: () => <CustomersProjectScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('columnheader')).toHaveLength(3)
    await expect(canvas.queryByText(/@/)).toBeNull()
  },
})

export const Empty = meta.story({
  args: { widgets: [] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 })
    await expect(canvas.queryByRole('radiogroup')).toBeNull()
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(readProjectWidgets(unanswered), readProjects(unanswered))
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
})

export const Refused = meta.story({
  beforeEach: () => setScenario('403'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 })
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await canvas.findByRole('status')
  },
})

Failed.test('widgets and projects can be retried separately', async (context) => {
  const { canvas, userEvent } = context
  setScenario('ok')
  await userEvent.click(within(canvas.getByRole('alert')).getAllByRole('button')[0]!)
  await figuresIn(canvas)
  await userEvent.click(within(canvas.getByRole('status').parentElement!).getByRole('button'))
  await canvas.findByRole('button', { name: /Market day/ })
})

export const Narrow = Filled.extend({ globals: { viewport: { value: 'phone' } } })

export const Dark = Budget.extend({ globals: { scheme: 'ink' } })
