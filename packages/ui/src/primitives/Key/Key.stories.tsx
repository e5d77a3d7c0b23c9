import preview from '#storybook/preview'
import { modes } from '../../stories/Modes'
import { Key } from './Key'

const meta = preview.meta({ component: Key })

export const Letter = meta.story({ args: { children: 'K' } })

export const Word = meta.story({ args: { children: 'Ctrl' } })

export const Modes = meta.story({
  render: () => modes({ english: 'Home', arabic: 'Home', render: (name) => <Key>{name}</Key> }),
})
