import preview from '#storybook/preview'
import { Maintenance } from './maintenance'

const meta = preview.meta({ component: Maintenance, parameters: { layout: 'fullscreen' } })

export const Filled = meta.story()
