import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import type { FieldChange } from '@console/details'
import { DiffCard } from './DiffCard'

const square = (colour: string) => ({
  mediaToken: `square-of-colour-${colour.slice(1)}`,
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path fill='${colour}' d='M0 0h8v8H0z'/></svg>`)}`,
  alt: '',
  width: 160,
  height: 160,
})

const changes: FieldChange[] = [
  { pointer: '/name', label: 'Name', before: 'Solar Lamp', after: 'Solar Lamp 3 W' },
  {
    pointer: '/price',
    label: 'Price',
    before: { amount: 43_800, currency: 'UGX' },
    after: { amount: 50_400, currency: 'UGX' },
  },
  {
    pointer: '/description',
    label: 'Description',
    before: 'A lamp for the evening.',
    after: 'A lamp for the evening.\n\nCharges in four hours and shines for ten.',
  },
  { pointer: '/gtin', label: 'Bar code', before: null, after: '6161234567890' },
  {
    pointer: '/images',
    label: 'Pictures',
    before: [square('#c7d2fe')],
    after: [square('#bbf7d0')],
  },
]

const meta = preview.meta({
  title: 'parts/DiffCard',
  component: DiffCard,
  args: {
    changes,
  },
  parameters: {
    about: {
      use: 'A pending update of a live record that somebody approves.',
      instead: '`RichTextDifference` for long texts. The history tab for past changes.',
      anatomy: [
        'Name of each changed field.',
        'Old value, crossed out.',
        'New value, or pictures side by side.',
      ],
      do: ['List changed fields only.'],
      dont: ['Do not show a change by colour alone.'],
    },
  },
})

export const Filled = meta.story()

Filled.test('crosses out the old value and marks the new one', async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('del')).toHaveLength(5)
  await expect(canvasElement.querySelector('ins')).toHaveTextContent('Solar Lamp 3 W')
})

Filled.test('formats amounts as everywhere else', async ({ canvas }) => {
  await expect(canvas.getByText('50,400', { exact: false })).toHaveTextContent('UGX 50,400')
})

export const Empty = meta.story({ args: { changes: [] } })

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })
