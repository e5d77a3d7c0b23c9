import preview from '#storybook/preview'
import { Second } from './second'

const meta = preview.meta({ component: Second })

export const Filled = meta.story()
