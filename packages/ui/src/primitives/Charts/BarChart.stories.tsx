import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { alongChart } from '../../stories/alongChart'
import { modes } from '../../stories/Modes'
import { BarChart } from './BarChart'
import type { LineOfPointsProps } from './chartParts'

const submitted = [14, 22, 9, 18, 25, 6, 12]
const decided = [11, 26, 12, 15, 20, 2, 8]
const sum = (values: readonly number[]) => String(values.reduce((one, other) => one + other, 0))

const week: LineOfPointsProps = {
  label: 'Submitted and decided on seven days',
  points: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon'].map((tick, place) => ({
    label: `${tick} ${9 + place} Jun`,
    tick,
  })),
  series: [
    { name: 'Submitted', values: submitted, total: sum(submitted) },
    { name: 'Decided', values: decided, total: sum(decided) },
  ],
  format: String,
}

const meta = preview.meta({
  component: BarChart,
  args: week,
  parameters: {
    about: {
      use: 'Amounts per day or category, where each value matters as well as the whole.',
      instead:
        '`LineChart` for a trend over many points. `BarList` for ranked categories with long names. `Sparkline` beside a number.',
      anatomy: [
        'Vertical axis from zero.',
        'One slot for each day or category.',
        'Main series, and an optional second one behind or below it.',
      ],
      do: [
        'Compare two series at most.',
        'Stack only parts of one whole.',
        'Show exact numbers in a table or a file near it.',
      ],
      dont: ['Do not start the axis above zero.', 'Do not show more than about 30 slots.'],
    },
  },
})

const seriesOf = (canvas: HTMLElement) => [
  ...canvas.querySelectorAll<SVGPathElement>('svg[role=img] g > path'),
]

export const TwoSeries = meta.story()

TwoSeries.test('bars start at zero and are as high as their values', async ({ canvas }) => {
  const chart = canvas.getByRole<SVGSVGElement & HTMLElement>('img')
  const zero = chart.viewBox.baseVal.height
  for (const [order, values] of [submitted, decided].entries()) {
    const bars = seriesOf(chart)[order]!
    const isDrawn = (place: number, value: number) =>
      bars.isPointInFill(new DOMPoint(place + 0.5, zero - value))
    for (const [place, value] of values.entries())
      await expect([0.1, value - 0.1, value + 0.1].map((at) => isDrawn(place, at))).toEqual([
        true,
        true,
        false,
      ])
  }
})

TwoSeries.test(
  'hovering a day shows its numbers, and the sums return when the pointer leaves',
  async ({ canvas, userEvent }) => {
    const chart = canvas.getByRole('img')
    await expect(canvas.getByText(sum(submitted))).toBeVisible()
    await userEvent.pointer(alongChart(chart, 1.5 / 7))
    await expect(canvas.getByText('Wed 10 Jun')).toBeVisible()
    await expect(canvas.getByText('22', { selector: 'strong' })).toBeVisible()
    await expect(chart.querySelector('title')).toHaveTextContent('Submitted: 22')
    await userEvent.hover(canvas.getByText('Submitted'))
    await expect(canvas.queryByText('Wed 10 Jun')).toBeNull()
    await expect(canvas.getByText(sum(submitted))).toBeVisible()
  },
)

TwoSeries.test('draws the main series in front of the comparison', async ({ canvasElement }) => {
  const [first, last] = seriesOf(canvasElement)
  await expect(first).toHaveAttribute('data-tone', 'grey')
  await expect(last).toHaveAttribute('data-tone', 'accent')
})

export const OneSeries = meta.story({
  args: { series: [{ name: 'Submitted', values: submitted, total: sum(submitted) }] as const },
})

const quarter = Array.from({ length: 90 }, (_, place) => (place * 37) % 29)

export const NinetyDays = meta.story({
  args: {
    points: quarter.map((_, place) => ({
      label: `Day ${place + 1}`,
      ...(place % 21 === 5 ? { tick: `${place + 1} Jun` } : {}),
    })),
    series: [
      { name: 'Submitted', values: quarter, total: sum(quarter) },
      { name: 'Decided', values: quarter.toReversed(), total: sum(quarter) },
    ] as const,
  },
})

NinetyDays.test('nothing overflows the chart', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth)
})

export const NothingYet = meta.story({
  args: {
    series: [{ name: 'Submitted', values: submitted.map(() => 0), total: '0' }] as const,
  },
})

export const Small = meta.story({ args: { isSmall: true } })

Small.test('it is 72 px high', async ({ canvas }) => {
  await expect(canvas.getByRole('img').getBoundingClientRect().height).toBe(72)
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: week,
      arabic: {
        ...week,
        label: 'المقدَّم والقرارات في سبعة أيام',
        points: ['ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت', 'أحد', 'اثنين'].map((tick) => ({
          label: tick,
          tick,
        })),
        series: [
          { name: 'المقدَّم', values: submitted, total: sum(submitted) },
          { name: 'القرارات', values: decided, total: sum(decided) },
        ],
      },
      render: (words) => <BarChart {...words} />,
    }),
})

Modes.test('right to left, the first day is on the right', async ({ canvas, userEvent }) => {
  const [english, arabic] = canvas.getAllByRole('img')
  await userEvent.pointer(alongChart(english!, 0.5 / 7))
  await expect(canvas.getByText('Tue 9 Jun')).toBeVisible()
  const ticks = canvas.getAllByText('ثلاثاء').length
  await userEvent.pointer(alongChart(arabic!, 6.5 / 7))
  await expect(canvas.getAllByText('ثلاثاء')).toHaveLength(ticks + 1)
})
