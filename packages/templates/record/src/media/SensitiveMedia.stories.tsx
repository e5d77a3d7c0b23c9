import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { SensitiveMedia } from './SensitiveMedia'

const meta = preview.meta({
  title: 'parts/SensitiveMedia',
  component: SensitiveMedia,
  args: { reason: 'Unsafe picture', children: <button type="button">Picture</button> },
})

/** Its content is neither visible nor focusable. */
export const Closed = meta.story()

Closed.test('reveals the pictures on request', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Picture').closest('[inert]')).not.toBeNull()
  await expect(canvas.getByText('Unsafe picture')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Show the pictures' }))
  await expect(canvas.getByText('Picture').closest('[inert]')).toBeNull()
})
