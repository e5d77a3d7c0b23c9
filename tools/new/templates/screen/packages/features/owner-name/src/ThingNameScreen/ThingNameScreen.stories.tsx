import preview from '#storybook/preview'
import { ThingNameScreen } from './ThingNameScreen'

const meta = preview.meta({
  component: ThingNameScreen,
})

export const Empty = meta.story()
