import preview from '#storybook/preview'
import { FullPageWait } from './FullPageWait'

const meta = preview.meta({ component: FullPageWait, parameters: { layout: 'fullscreen' } })

export const Loading = meta.story()
