import preview from '#storybook/preview'
import { ColorSheet } from '../stories/ColorSheet'

const meta = preview.meta({
  component: ColorSheet,
  parameters: {
    about: {
      use: "Choosing a colour: each scheme's tokens in use, with their contrast.",
      instead: 'The page of all tokens to search, copy or find where one is used.',
      anatomy: [
        'Words on grounds.',
        'Statuses on their soft grounds.',
        'Fills with the text on them.',
      ],
      do: ['Take colours from `theme.color`, in every scheme.'],
      dont: ['Do not write a colour into a component.'],
    },
    layout: 'fullscreen',
  },
})

export const Paper = meta.story({ args: { scheme: 'paper' } })

export const Ink = meta.story({ args: { scheme: 'ink' } })

export const Cobalt = meta.story({ args: { scheme: 'cobalt' } })

export const Forest = meta.story({ args: { scheme: 'forest' } })

export const Clay = meta.story({ args: { scheme: 'clay' } })

export const Slate = meta.story({ args: { scheme: 'slate' } })

export const Contrast = meta.story({ args: { scheme: 'contrast' } })
