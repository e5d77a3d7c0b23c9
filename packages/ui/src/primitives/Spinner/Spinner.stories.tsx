import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { modes } from '../../stories/Modes'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { Spinner } from './Spinner'

const meta = preview.meta({
  component: Spinner,
  args: { label: 'Saving' },
  parameters: {
    about: {
      use: 'A small process whose end is unknown, such as a pending button.',
      instead: '`SkeletonText` for content that loads. `ProgressBar` for measurable progress.',
      anatomy: ['Turning ring in the current colour.', 'Label for screen readers.'],
      do: [
        {
          text: 'Name the process: “Saving”.',
          example: () => (
            <Stack direction="row" gap={2}>
              <Spinner />
              <Text>Saving</Text>
            </Stack>
          ),
        },
      ],
      dont: ['Do not cover a screen with it.'],
    },
  },
})

export const Labelled = meta.story()

Labelled.test('with a label it is announced as progress', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Saving' })).toBeVisible()
})

export const MotionOff = meta.story({ globals: { motion: 'off' } })

MotionOff.test('does not animate when motion is off', async ({ canvas }) => {
  const spinner = canvas.getByRole('progressbar')
  await expect(getComputedStyle(spinner).animationDuration).toBe('0s')
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: 'Saving the changes',
      arabic: 'يجري حفظ التغييرات',
      render: (words) => (
        <Stack gap={3}>
          <Stack direction="row" gap={2}>
            <Spinner size={16} />
            <Text tone="muted">{words}</Text>
          </Stack>
          <Text tone="accent">
            <Spinner size={32} />
          </Text>
        </Stack>
      ),
    }),
})
