import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { RegisterScreen } from './RegisterScreen'

const meta = preview.meta({
  component: RegisterScreen,
  globals: { role: 'guest' },
  parameters: { layout: 'fullscreen' },
})

export const Filled = meta.story()

Filled.test('who has an account is led to the sign-in page', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/login-now')
})
