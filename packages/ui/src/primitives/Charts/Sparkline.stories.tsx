import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { modes } from '../../stories/Modes'
import { Sparkline } from './Sparkline'

const waiting = [96, 101, 98, 112, 120, 117, 125, 130]

const meta = preview.meta({
  component: Sparkline,
  args: { values: waiting },
  parameters: {
    about: {
      use: 'The direction of a number over some days, beside the number itself.',
      instead: '`LineChart` where values are read from the line.',
      anatomy: ['Line from zero.', 'Dot at the last day.'],
      do: ['Show the number and its period in text beside it.'],
      dont: ['Do not let it carry information alone: it is hidden from screen readers.'],
    },
  },
})

export const Rising = meta.story()

Rising.test('starts at zero, and its height is the greatest value', async ({ canvasElement }) => {
  const line = canvasElement.querySelector('path')!
  const { y, height } = line.getBBox()
  await expect([y, height]).toEqual([0, 130 - 96])
})

export const Nothing = meta.story({ args: { values: waiting.map(() => 0) } })

export const Modes = meta.story({
  render: () =>
    modes({ english: waiting, arabic: waiting, render: (values) => <Sparkline values={values} /> }),
})
