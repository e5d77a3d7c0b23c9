import preview from '#storybook/preview'
import { LanguagesScreen } from './LanguagesScreen'

const meta = preview.meta({ component: LanguagesScreen })

export const Filled = meta.story()
