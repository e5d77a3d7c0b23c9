import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { alongChart } from '../../stories/alongChart'
import { modes } from '../../stories/Modes'
import type { LineOfPointsProps } from './chartParts'
import { LineChart } from './LineChart'

const visitors = [310, 420, 380, 510, 600, 640, 590, 720, 810, 760, 840, 930]
const views = visitors.map((value) => Math.round(value * 1.7))

const year: LineOfPointsProps = {
  label: 'Page views and visitors of a year',
  points: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map(
    (month, place) => ({ label: `${month} 2025`, ...(place % 2 === 0 ? { tick: month } : {}) }),
  ),
  series: [
    { name: 'Page views', values: views },
    { name: 'Visitors', values: visitors },
  ],
  format: String,
}

const meta = preview.meta({
  component: LineChart,
  args: year,
  parameters: {
    about: {
      use: 'A trend over many points, such as a year of months, for one or a few series.',
      instead:
        '`BarChart` for single amounts per day. `Sparkline` where only the direction matters.',
      anatomy: ['Axes with few labels.', 'Lines from zero, each ending in a dot.'],
      do: ['Name each series at its line or in the legend.'],
      dont: ['Do not draw more than four lines.'],
    },
  },
})

export const TwoSeries = meta.story()

TwoSeries.test('lines keep their width, however the chart is stretched', async ({ canvas }) => {
  const lines = [...canvas.getByRole('img').querySelectorAll('g path')]
  await expect(lines).toHaveLength(4)
  for (const line of lines)
    await expect(getComputedStyle(line).vectorEffect).toBe('non-scaling-stroke')
})

TwoSeries.test('shows the numbers of the hovered month', async ({ canvas, userEvent }) => {
  await userEvent.pointer(alongChart(canvas.getByRole('img'), 3.5 / visitors.length))
  await expect(canvas.getByText('510', { selector: 'strong' })).toBeVisible()
})

export const OneSeries = meta.story({
  args: { series: [{ name: 'Visitors', values: visitors }] as const },
})

export const Small = meta.story({ args: { isSmall: true } })

export const Modes = meta.story({
  render: () =>
    modes({
      english: year,
      arabic: {
        ...year,
        label: 'المشاهدات والزوار في سنة',
        points: year.points.map((point, place) => ({
          ...point,
          ...(point.tick ? { tick: `شهر ${place + 1}` } : {}),
        })),
        series: [
          { name: 'المشاهدات', values: views },
          { name: 'الزوار', values: visitors },
        ],
      },
      render: (words) => <LineChart {...words} />,
    }),
})
