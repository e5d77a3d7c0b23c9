import preview from '#storybook/preview'
import { CallbackScreen } from './CallbackScreen'

const meta = preview.meta({
  component: CallbackScreen,
  globals: { role: 'guest' },
  parameters: { layout: 'fullscreen' },
})

export const Filled = meta.story()
