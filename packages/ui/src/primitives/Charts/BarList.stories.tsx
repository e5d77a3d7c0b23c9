import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { modes } from '../../stories/Modes'
import { Card } from '../Card/Card'
import { Grid } from '../Grid/Grid'
import { Link } from '../Link/Link'
import { BarList } from './BarList'

const kinds = [
  { id: 'products', label: 'Products', value: 214, note: '88 %' },
  { id: 'businesses', label: 'Businesses', value: 61, note: '79 %' },
  { id: 'agents', label: 'Agents', value: 0, note: '–' },
]

const meta = preview.meta({
  component: BarList,
  args: { items: kinds, format: String },
  parameters: {
    about: {
      use: 'Categories compared by one number: sales by kind, returns by reason.',
      instead: '`BarChart` for days. `Doughnut` for shares of a whole.',
      anatomy: [
        'Name and number of each row.',
        'Bar below them, as long as its share of the greatest.',
      ],
      do: [
        {
          text: 'Sort by the number, greatest first.',
          example: () => <BarList items={kinds} format={String} />,
        },
        'Name what is compared in the heading above it.',
      ],
      dont: ['Do not list more than about ten rows: combine the rest.'],
    },
  },
})

export const WithNotes = meta.story()

WithNotes.test('bar lengths are proportional to their values', async ({ canvasElement }) => {
  const [max, some, none] = [...canvasElement.querySelectorAll('rect')].map(
    (bar) => bar.getBoundingClientRect().width,
  )
  await expect(some! / max!).toBeCloseTo(61 / 214, 2)
  await expect(none).toBe(0)
})

WithNotes.test('it can be read without its bars', async ({ canvas }) => {
  await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Products')
  await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('214')
})

export const WithLinks = meta.story({
  args: {
    items: kinds.map((each) => ({
      ...each,
      label: (
        <Link href={`/${each.id}`} variant="quiet">
          {each.label}
        </Link>
      ),
    })),
  },
})

const long = [
  {
    id: 'long',
    label:
      'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi, Donaudampfschifffahrtsgesellschaft',
    value: 1_204_518,
    note: '100 %',
  },
  { id: 'arabic', label: 'مؤسسة النور للتجارة (Nairobi)', value: 3, note: '4 %' },
]

export const LongNames = meta.story({
  render: () => (
    <Grid minColumn="wide">
      {['first', 'second', 'third'].map((card) => (
        <Card key={card}>
          <BarList items={long} format={String} />
        </Card>
      ))}
    </Grid>
  ),
})

LongNames.test('names are cut, so that values stay in their card', async ({ canvasElement }) => {
  for (const card of canvasElement.querySelectorAll('section')) {
    const { left, right } = card.getBoundingClientRect()
    for (const part of card.querySelectorAll('dt, dd')) {
      await expect(part.getBoundingClientRect().left).toBeGreaterThan(left)
      await expect(part.getBoundingClientRect().right).toBeLessThan(right)
    }
  }
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: kinds,
      arabic: kinds.map((each, place) => ({
        ...each,
        label: ['المنتجات', 'الأنشطة التجارية', 'الوكلاء'][place],
      })),
      render: (items) => <BarList items={items} format={String} />,
    }),
})
