import preview from '#storybook/preview'
import { SignOutScreen } from './SignOutScreen'

const meta = preview.meta({
  component: SignOutScreen,
  globals: { role: 'staff' },
  parameters: { layout: 'fullscreen' },
})

export const Filled = meta.story()
