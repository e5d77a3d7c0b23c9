import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { SensitiveMedia } from './SensitiveMedia'

const meta = preview.meta({
  title: 'parts/SensitiveMedia',
  component: SensitiveMedia,
  args: { reason: 'Unsafe picture', children: <button type="button">Picture</button> },
  parameters: {
    about: {
      use: 'Pictures that were reported or marked as unsafe.',
      instead: '`MediaGallery` for all other pictures.',
      anatomy: ['Blurred content.', 'Reason.', 'Button that reveals it.'],
      do: ['Name the reason, so that a reviewer can decide whether to look.'],
      dont: ['Do not reveal it automatically.'],
    },
  },
})

/** Its content is neither visible nor focusable. */
export const Closed = meta.story()

Closed.test('reveals the pictures on request', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Picture').closest('[inert]')).not.toBeNull()
  await expect(canvas.getByText('Unsafe picture')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Show the pictures' }))
  await expect(canvas.getByText('Picture').closest('[inert]')).toBeNull()
})
