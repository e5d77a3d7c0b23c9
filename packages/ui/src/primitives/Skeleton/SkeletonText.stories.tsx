import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { modes } from '../../stories/Modes'
import { Avatar } from '../Avatar/Avatar'
import { Card } from '../Card/Card'
import { Grid } from '../Grid/Grid'
import { Stack } from '../Stack/Stack'
import { Text, type TextProps } from '../Text/Text'
import { SkeletonBlock } from './SkeletonBlock'
import { SkeletonText } from './SkeletonText'

const meta = preview.meta({
  component: SkeletonText,
  parameters: {
    about: {
      use: 'Text that is loading, in its real height, so that nothing moves when it arrives.',
      instead: '`Spinner` for a small running action. `ProgressBar` where progress is known.',
      anatomy: ['One bar for each line of text, in the height of the type.'],
      do: ['Set `aria-busy` on the container.', 'Use the number of lines that is likely.'],
      dont: ['Do not show it in place of content that is already there.'],
    },
  },
})

export const OneLine = meta.story()

export const Paragraph = meta.story({ args: { lines: 4 } })

const sizes: TextProps['size'][] = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'display']

export const Sizes = meta.story({
  render: () => (
    <Grid minColumn="narrow">
      <div>
        {sizes.map((size) => (
          <Text as="p" key={size} size={size}>
            {size}
          </Text>
        ))}
      </div>
      <div data-testid="skeletons">
        {sizes.map((size) => (
          <SkeletonText key={size} size={size} />
        ))}
      </div>
    </Grid>
  ),
})

Sizes.test('each line reserves exactly the height of its text', async ({ canvas }) => {
  const skeletons = [...canvas.getByTestId('skeletons').children]
  for (const [index, size] of sizes.entries()) {
    const text = canvas.getByText(String(size))
    await expect(skeletons[index]!.getBoundingClientRect().height).toBeCloseTo(
      text.getBoundingClientRect().height,
      1,
    )
  }
})

export const MotionOff = meta.story({ globals: { motion: 'off' }, args: { lines: 3 } })

MotionOff.test('does not animate when motion is off', async ({ canvasElement }) => {
  const line = canvasElement.querySelector('[aria-hidden] > span')!
  await expect(getComputedStyle(line, '::before').animationDuration).toBe('0s')
})

export const BeforeAndAfter = meta.story({
  render: () => (
    <Grid minColumn="wide">
      <Card heading="Ada Market" aria-busy>
        <Stack direction="row" gap={3}>
          <SkeletonBlock blockSize={40} inlineSize={40} isRound />
          <Stack gap={0}>
            <SkeletonText inlineSize="14ch" />
            <SkeletonText size="sm" inlineSize="22ch" />
          </Stack>
        </Stack>
      </Card>
      <Card heading="Ada Market">
        <Stack direction="row" gap={3}>
          <Avatar name="Ada Lovelace" size={40} />
          <Stack gap={0}>
            <Text as="p">Ada Lovelace</Text>
            <Text as="p" size="sm" tone="muted">
              Asked to join on 4 March
            </Text>
          </Stack>
        </Stack>
      </Card>
    </Grid>
  ),
})

BeforeAndAfter.test('nothing moves when the content arrives', async ({ canvasElement }) => {
  const [before, after] = [...canvasElement.querySelectorAll('section')]
  await expect(before!.getBoundingClientRect().height).toBe(after!.getBoundingClientRect().height)
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: 'Queues',
      arabic: 'قوائم الانتظار',
      render: (words) => (
        <Card heading={words} aria-busy>
          <Stack gap={3}>
            <SkeletonText lines={3} />
            <SkeletonBlock blockSize={96} />
          </Stack>
        </Card>
      ),
    }),
})
