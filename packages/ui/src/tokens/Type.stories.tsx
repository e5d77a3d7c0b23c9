import preview from '#storybook/preview'
import { TypeSheet } from '../stories/TypeSheet'

const meta = preview.meta({
  component: TypeSheet,
  parameters: {
    about: {
      use: 'Choosing a size or weight of text, and checking the three languages.',
      instead: '`Text` and `Heading`, which have these sizes.',
      anatomy: ['Scale of seven sizes.', 'Three weights.', 'Figures of equal width.'],
      do: ['Compare a new text in all three languages.'],
      dont: ['Do not add sizes.'],
    },
  },
})

export const Scale = meta.story()
