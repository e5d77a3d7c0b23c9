import preview from '#storybook/preview'
import { Third } from './third'

const meta = preview.meta({ component: Third })

export const Filled = meta.story()
