import preview from '#storybook/preview'
import { expect } from 'storybook/test'
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

const meta = preview.meta({ component: BarChart, args: week })

const barsOf = (canvas: HTMLElement) => [...canvas.querySelectorAll('svg g g rect')]

export const TwoSeries = meta.story()

TwoSeries.test('bars stand on zero and are as high as their values', async ({ canvasElement }) => {
  const heights = barsOf(canvasElement).map((bar) => bar.getBoundingClientRect().height)
  const bottoms = barsOf(canvasElement).map((bar) => bar.getBoundingClientRect().bottom)
  for (const [place, value] of [...submitted, ...decided].entries()) {
    await expect(heights[place]! / value).toBeCloseTo(heights[0]! / submitted[0]!, 1)
    await expect(bottoms[place]).toBeCloseTo(bottoms[0]!, 0)
  }
})

TwoSeries.test(
  'a day that is pointed at says its numbers, and the sums return when it is left',
  async ({ canvas, canvasElement, userEvent }) => {
    const day = [...canvasElement.querySelectorAll('svg > rect')][1]!
    await expect(canvas.getByText(sum(submitted))).toBeVisible()
    await userEvent.hover(day)
    await expect(canvas.getByText('Wed 10 Jun')).toBeVisible()
    await expect(canvas.getByText('22', { selector: 'strong' })).toBeVisible()
    await expect(day.querySelector('title')).toHaveTextContent('Submitted: 22')
    await userEvent.hover(canvas.getByText('Submitted'))
    await expect(canvas.queryByText('Wed 10 Jun')).toBeNull()
    await expect(canvas.getByText(sum(submitted))).toBeVisible()
  },
)

TwoSeries.test('what matters stands before what it is compared with', async ({ canvasElement }) => {
  const [first] = barsOf(canvasElement)
  const last = barsOf(canvasElement).at(-1)
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

NinetyDays.test('nothing reaches beyond the chart', async ({ canvasElement }) => {
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
        label: 'ما أُرسل وما بُتّ فيه في سبعة أيام',
        points: ['ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت', 'أحد', 'اثنين'].map((tick) => ({
          label: tick,
          tick,
        })),
        series: [
          { name: 'أُرسل', values: submitted, total: sum(submitted) },
          { name: 'بُتّ فيه', values: decided, total: sum(decided) },
        ],
      },
      render: (words) => <BarChart {...words} />,
    }),
})

Modes.test('right to left, the first day stands on the right', async ({ canvas }) => {
  const [english, arabic] = canvas.getAllByRole('img')
  const isMirrored = (chart: Element) => {
    const bars = [...chart.querySelectorAll('g g rect')]
    return bars[0]!.getBoundingClientRect().x > bars[6]!.getBoundingClientRect().x
  }
  await expect(isMirrored(english!)).toBe(false)
  await expect(isMirrored(arabic!)).toBe(true)
})
