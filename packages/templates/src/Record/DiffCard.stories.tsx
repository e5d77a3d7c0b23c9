import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { DiffCard } from './DiffCard'

const square = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path fill='${colour}' d='M0 0h8v8H0z'/></svg>`)}`

const meta = preview.meta({
  component: DiffCard,
  args: {
    labels: { '/name': 'Name', '/description': 'Description', '/gtin': 'Bar code' },
    changes: [
      { pointer: '/name', before: 'Solar Lamp', after: 'Solar Lamp 3 W', isMedia: false },
      {
        pointer: '/description',
        before: 'A lamp for the evening.',
        after: 'A lamp for the evening.\n\nCharges in four hours and shines for ten.',
        isMedia: false,
      },
      { pointer: '/gtin', before: null, after: '6161234567890', isMedia: false },
      { pointer: '/images/0', before: square('#c7d2fe'), after: square('#bbf7d0'), isMedia: true },
    ],
  },
})

export const Filled = meta.story()

Filled.test('the old value is struck, the new one marked', async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('del')).toHaveLength(4)
  await expect(canvasElement.querySelector('ins')).toHaveTextContent('Solar Lamp 3 W')
})

export const Empty = meta.story({ args: { changes: [] } })

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })
