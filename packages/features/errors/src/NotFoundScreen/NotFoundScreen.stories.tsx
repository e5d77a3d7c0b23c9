import preview from '#storybook/preview'
import { NotFoundScreen } from './NotFoundScreen'

const meta = preview.meta({
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
})

export const Filled = meta.story()
