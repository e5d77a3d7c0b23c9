import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { modes } from '../../stories/Modes'
import { Link } from '../Link/Link'
import { BarList } from './BarList'

const kinds = [
  { id: 'products', label: 'Products', value: 214, note: '88 %' },
  { id: 'businesses', label: 'Businesses', value: 61, note: '79 %' },
  { id: 'agents', label: 'Agents', value: 0, note: '–' },
]

const meta = preview.meta({ component: BarList, args: { items: kinds, format: String } })

export const WithNotes = meta.story()

WithNotes.test('bars are as long as their share of the greatest', async ({ canvasElement }) => {
  const [most, some, none] = [...canvasElement.querySelectorAll('rect')].map(
    (bar) => bar.getBoundingClientRect().width,
  )
  await expect(some! / most!).toBeCloseTo(61 / 214, 2)
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

export const LongNames = meta.story({
  args: {
    items: [
      {
        id: 'long',
        label:
          'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi, Donaudampfschifffahrtsgesellschaft',
        value: 1290,
        note: '100 %',
      },
      { id: 'arabic', label: 'مؤسسة النور للتجارة (Nairobi)', value: 3, note: '4 %' },
    ],
  },
})

LongNames.test('nothing reaches beyond the list', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth)
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
