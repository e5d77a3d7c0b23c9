import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { modes } from '../../stories/Modes'
import { Doughnut } from './Doughnut'

const devices = [
  { id: 'mobile', label: 'Mobile', value: 61, note: '+2.4' },
  { id: 'desktop', label: 'Desktop', value: 32, note: '−1.8' },
  { id: 'tablet', label: 'Tablet', value: 7, note: '−0.6' },
]

const percent = (value: number) => `${value} %`

const meta = preview.meta({
  component: Doughnut,
  args: { label: 'Sessions by device', parts: devices, format: percent, total: '18,240' },
  parameters: {
    about: {
      use: 'Shares of one whole with few parts: sessions by device, orders by channel.',
      instead: '`BarList` for more than five parts, or where small differences matter.',
      anatomy: [
        'Ring with an arc for each part.',
        'Total in its middle.',
        'Names and numbers beside it.',
      ],
      do: ['Order parts by size.', 'Show the numbers, not only the arcs.'],
      dont: ['Do not use it where the parts do not add up to the whole.'],
    },
  },
})

export const ThreeParts = meta.story()

ThreeParts.test('specification 9: the cutout is 66 per cent', async ({ canvas }) => {
  const arc = canvas.getByRole('img').querySelector('circle')!
  const [middle, breadth] = ['r', 'stroke-width'].map((name) => Number(arc.getAttribute(name)))
  await expect(middle! + breadth! / 2).toBeCloseTo(50)
  await expect((middle! - breadth! / 2) / 50).toBeCloseTo(0.66)
})

ThreeParts.test('arcs follow each other and are as long as their share', async ({ canvas }) => {
  const arcs = [...canvas.getByRole('img').querySelectorAll('circle')]
  const starts = arcs.map((arc) => -Number(arc.getAttribute('stroke-dashoffset')))
  const lengths = arcs.map((arc) => Number(arc.getAttribute('stroke-dasharray')!.split(' ')[0]))
  await expect(lengths[0]! / lengths[1]!).toBeCloseTo(60 / 31, 1)
  await expect(starts[1]! - starts[0]!).toBeCloseTo(61)
  await expect(starts[2]! - starts[1]!).toBeCloseTo(32)
})

export const FourParts = meta.story({
  args: { parts: [...devices, { id: 'tv', label: 'Television', value: 3, note: '0' }] },
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: { label: 'Sessions by device', parts: devices },
      arabic: {
        label: 'الجلسات حسب الجهاز',
        parts: devices.map((each, place) => ({
          ...each,
          label: ['هاتف', 'حاسوب', 'لوحي'][place] ?? '',
        })),
      },
      render: (words) => <Doughnut {...words} format={percent} total="18,240" />,
    }),
})
