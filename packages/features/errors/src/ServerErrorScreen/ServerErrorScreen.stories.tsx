import preview from '#storybook/preview'
import { ServerErrorScreen } from './ServerErrorScreen'

const meta = preview.meta({
  component: ServerErrorScreen,
  parameters: { layout: 'fullscreen' },
})

export const Filled = meta.story()
