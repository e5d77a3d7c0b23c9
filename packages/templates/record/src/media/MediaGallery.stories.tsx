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
  title: 'parts/MediaGallery',
  component: MediaGallery,
  args: { pictures },
  parameters: {
    about: {
      use: 'Pictures of a product or a business on its record.',
      instead: '`Avatar` for one small picture. `SensitiveMedia` around pictures that may disturb.',
      anatomy: [
        'One large picture.',
        'Small ones below it.',
        'Optional actions for the shown picture.',
      ],
      do: ['Give each picture its alternative text.'],
      dont: ['Do not crop what a reviewer must see.'],
    },
  },
})

export const Filled = meta.story()

Filled.test('a thumbnail opens the large picture', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Picture 3 of 4' }))
  await expect(canvas.getByRole('img', { name: 'View 3' })).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Picture 3 of 4' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

export const One = meta.story({ args: { pictures: pictures.slice(0, 1) } })

/** Pictures that fail to load: each shows that, and the large one links to its address. */
export const Unseen = meta.story({
  globals: { playedIn: 'en' },
  args: {
    pictures: pictures.map((picture, place) => ({
      ...picture,
      url: place === 0 ? 'https://media.invalid/1.png' : picture.url,
    })),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load this picture.')
  },
})

Unseen.test('names the host of a broken picture, with a link', async ({ canvas }) => {
  await expect(canvas.getByText(/media\.invalid/)).toBeVisible()
  const link = canvas.getByRole('link')
  await expect(link).toHaveAttribute('href', 'https://media.invalid/1.png')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noreferrer')
})

Unseen.test('shows another picture that works', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Picture 2 of 4' }))
  await expect(canvas.getByRole('img', { name: 'View 2' })).toBeVisible()
})

export const Empty = meta.story({ args: { pictures: [] } })
