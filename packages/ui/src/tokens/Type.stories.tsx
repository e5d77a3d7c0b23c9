import preview from '#storybook/preview'
import { TypeSheet } from '../stories/TypeSheet'

const meta = preview.meta({ component: TypeSheet })

export const Scale = meta.story()
