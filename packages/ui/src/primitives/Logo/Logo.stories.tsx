import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { modes } from '../../stories/Modes'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { Logo } from './Logo'

const meta = preview.meta({
  component: Logo,
  parameters: {
    about: {
      use: "The product's mark in the navigation, on the sign-in page and on printouts.",
      instead: '`Avatar` for a business of the marketplace.',
      anatomy: ['Awning over a ledger line, in the current colour.'],
      do: ['Leave as much space around it as the line is high.'],
      dont: ['Do not mirror, rotate or recolour it in parts.'],
    },
  },
})

const sizes = [16, 20, 24, 32, 48, 96]

export const Sizes = meta.story({
  render: () => (
    <Stack direction="row" gap={6} align="end">
      {sizes.map((size) => (
        <Stack key={size} align="center" gap={2}>
          <Text tone="accent">
            <Logo size={size} />
          </Text>
          <Text size="xs" tone="muted">
            {size}
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: 'Console',
      arabic: 'وحدة التحكم',
      render: (name) => (
        <Stack direction="row" gap={3} align="center">
          <Text tone="accent">
            <Logo size={32} />
          </Text>
          <Text size="xl" weight="semibold">
            {name}
          </Text>
        </Stack>
      ),
    }),
})

export const Alone = meta.story({ args: { label: 'Console', size: 48 } })

Alone.test(
  'without text beside it, it is announced as a picture with its name',
  async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Console' })).toBeVisible()
  },
)
