import preview from '#storybook/preview'
import { SpaceSheet } from '../stories/SpaceSheet'

const meta = preview.meta({ component: SpaceSheet })

export const Scale = meta.story()
