import preview from '#storybook/preview'
import type { Media } from '@console/core/contracts'
import { expect } from 'storybook/test'
import { MediaGallery } from './MediaGallery'

const colours = ['#c7d2fe', '#fde68a', '#bbf7d0', '#fecaca']
const pictures: Media[] = colours.map((colour, place) => ({
  mediaToken: `picture-00000000000${place}`,
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 80'><path fill='${colour}' d='M0 0h80v80H0z'/><circle cx='40' cy='40' r='${12 + place * 5}' fill='#334'/></svg>`)}`,
  alt: `View ${place + 1}`,
  width: 800,
  height: 800,
}))

const meta = preview.meta({
  component: MediaGallery,
  globals: { language: 'en' },
  args: { pictures },
})

export const Filled = meta.story()

Filled.test('a small picture shows itself large', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Picture 3 of 4' }))
  await expect(canvas.getByRole('img', { name: 'View 3' })).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Picture 3 of 4' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

export const One = meta.story({ args: { pictures: pictures.slice(0, 1) } })

export const Empty = meta.story({ args: { pictures: [] } })
