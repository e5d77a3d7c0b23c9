import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { modes } from '../../stories/Modes'
import { Grid } from '../Grid/Grid'
import { Stack } from '../Stack/Stack'
import { Text, type TextProps } from './Text'

const meta = preview.meta({
  component: Text,
  args: { children: 'Nine businesses wait for a decision.' },
  parameters: {
    about: {
      use: 'Running text, labels and figures in the type scale.',
      instead:
        '`Heading` for the name of a part. `Link` for an address. `StatusChip` for a status.',
      anatomy: ['Text in one size, weight and tone.'],
      do: [
        {
          text: 'Set `isTabular` for numbers below each other.',
          example: () => (
            <Stack align="end" gap={1}>
              <Text isTabular>1,111.10</Text>
              <Text isTabular>8,090.00</Text>
            </Stack>
          ),
        },
        {
          text: 'Use tones sparingly: `muted` for what is secondary.',
          example: () => (
            <Stack gap={1}>
              <Text>Salt Lake Goods</Text>
              <Text tone="muted">Nakuru</Text>
            </Stack>
          ),
        },
      ],
      dont: ["Do not set font sizes in a component's own styles."],
    },
  },
})

export const Plain = meta.story()

const sizes: TextProps['size'][] = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'display']
const tones: TextProps['tone'][] = [
  'default',
  'muted',
  'accent',
  'info',
  'success',
  'warning',
  'danger',
  'waiting',
]

export const Sizes = meta.story({
  render: (args) => (
    <Stack gap={2}>
      {sizes.map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
})

export const Tones = meta.story({
  render: (args) => (
    <Stack gap={2}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: {args.children}
        </Text>
      ))}
    </Stack>
  ),
})

export const Numbers = meta.story({
  args: { isTabular: true },
  render: (args) => (
    <Stack gap={1} align="end">
      {['1,204.50', '98.75', '111,111.11'].map((amount) => (
        <Text {...args} key={amount}>
          {amount}
        </Text>
      ))}
    </Stack>
  ),
})

const longName =
  'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi İstanbul Şubesi'

export const LongText = meta.story({
  args: { isTruncated: true, children: longName },
  render: (args) => (
    <Grid minColumn="narrow">
      <Text {...args} />
      <Text isTruncated>Kiosk 7</Text>
      <Text>{longName.replaceAll(' ', '')}</Text>
      <Text>What follows keeps its place.</Text>
    </Grid>
  ),
})

LongText.test('truncated text is shown in full on hover', async ({ canvas, userEvent }) => {
  const name = canvas.getByText(longName)
  await userEvent.hover(name)
  await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
  await expect(name).toHaveAttribute('title', longName)
})

LongText.test('text that fits has no tooltip', async ({ canvas, userEvent }) => {
  const name = canvas.getByText('Kiosk 7')
  await userEvent.hover(name)
  await expect(name).not.toHaveAttribute('title')
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: {
        name: 'Ada Market',
        note: 'Waits for you since 09:30',
        sum: '1,204.50 TRY',
      },
      arabic: { name: 'سوق آدا', note: 'بانتظارك منذ 09:30', sum: '1,204.50 TRY' },
      render: ({ name, note, sum }) => (
        <Stack gap={1}>
          <Text size="lg" weight="semibold">
            {name}
          </Text>
          <Text size="sm" tone="waiting">
            {note}
          </Text>
          <Text size="sm" tone="muted" isTabular>
            {sum}
          </Text>
        </Stack>
      ),
    }),
})
