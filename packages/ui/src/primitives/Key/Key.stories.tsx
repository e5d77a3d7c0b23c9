import preview from '#storybook/preview'
import { Key } from './Key'

const meta = preview.meta({ component: Key })

export const Letter = meta.story({ args: { children: 'K' } })

export const Word = meta.story({ args: { children: 'Ctrl' } })
