import preview from '#storybook/preview'
import { SpaceSheet } from '../stories/SpaceSheet'

const meta = preview.meta({
  component: SpaceSheet,
  parameters: {
    about: {
      use: 'Choosing a distance, corner, shadow, height or duration.',
      instead: '`Stack` and `Grid`, which have these distances.',
      anatomy: ['Steps of 4 px.', 'Corners, shadows, heights.', 'Durations with their easing.'],
      do: ['Use the next step instead of a value between two.'],
      dont: ['Do not write pixels for distances.'],
    },
  },
})

export const Scale = meta.story()
