import preview from '#storybook/preview'
import { modes } from '../../stories/Modes'
import { Key } from './Key'
import { Stack } from '../Stack/Stack'

const meta = preview.meta({
  component: Key,
  parameters: {
    about: {
      use: 'A key of the keyboard in text, a menu or the list of shortcuts.',
      instead: 'Code for what is typed as text.',
      anatomy: ['Name of one key, as printed on the keyboard.'],
      do: [
        {
          text: 'Use one element per key, side by side for a combination.',
          example: () => (
            <Stack direction="row" gap={1}>
              <Key>Ctrl</Key>
              <Key>K</Key>
            </Stack>
          ),
        },
      ],
      dont: ['Do not use it where no keyboard is likely, such as on a phone.'],
    },
  },
})

export const Letter = meta.story({ args: { children: 'K' } })

export const Word = meta.story({ args: { children: 'Ctrl' } })

export const Modes = meta.story({
  render: () => modes({ english: 'Home', arabic: 'Home', render: (name) => <Key>{name}</Key> }),
})
