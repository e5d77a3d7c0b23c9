import preview from '#storybook/preview'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { modes } from '../../stories/Modes'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { Avatar } from './Avatar'

const meta = preview.meta({
  component: Avatar,
  args: { name: 'Ada Lovelace' },
  parameters: {
    about: {
      use: 'A person or a business beside its name, in a list, a comment or the toolbar.',
      instead: '`Logo` for the product itself. An icon for a thing that is neither.',
      anatomy: [
        'Picture, or initials on a colour derived from the name.',
        'Round for people, square for businesses and products.',
      ],
      do: [
        {
          text: 'Show the name beside it where there is room.',
          example: () => (
            <Stack direction="row" gap={2} align="center">
              <Avatar name="Carol Nansubuga" />
              <Text>Carol Nansubuga</Text>
            </Stack>
          ),
        },
      ],
      dont: ['Do not use the colour as a signal: it only tells names apart.'],
    },
  },
})

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#31557f" d="M0 0h64v64H0z"/><path fill="#e2b48c" d="M20 26a12 12 0 0 1 24 0v6a12 12 0 0 1-24 0z"/><path fill="#d9a441" d="M8 64c0-14 10-20 24-20s24 6 24 20z"/></svg>',
)}`

export const Initials = meta.story()

export const Picture = meta.story({ args: { src: portrait, label: 'Ada Lovelace' } })

Picture.test('with a label it is one image with that name', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toBeVisible()
})

Picture.test('falls back to the initials when the picture fails to load', async ({ canvas }) => {
  const avatar = canvas.getByRole('img', { name: 'Ada Lovelace' })
  await fireEvent.error(avatar.querySelector('img')!)
  await waitFor(() => expect(avatar.querySelector('img')).toBeNull())
  await expect(avatar).toHaveTextContent('A\u200CL')
})

export const Sizes = meta.story({
  render: (args) => (
    <Stack direction="row" gap={4}>
      <Avatar {...args} size={24} />
      <Avatar {...args} size={32} />
      <Avatar {...args} size={40} />
      <Avatar {...args} size={64} />
      <Avatar {...args} size={64} src={portrait} />
      <Avatar {...args} size={40} isSquare />
      <Avatar {...args} size={40} isSquare src={portrait} />
      <Avatar {...args} size={40} name="***" />
    </Stack>
  ),
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson', 'Hedy Lamarr', 'Mary Jackson'],
      arabic: ['ليلى حسن', 'محمد علي', 'سارة إبراهيم', 'يوسف منصور', 'هدى شعراوي'],
      render: (names) => (
        <Stack gap={3}>
          {names.map((name) => (
            <Stack key={name} direction="row" gap={2}>
              <Avatar name={name} />
              <Text>{name}</Text>
            </Stack>
          ))}
        </Stack>
      ),
    }),
})
