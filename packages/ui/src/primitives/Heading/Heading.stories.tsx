import preview from '#storybook/preview'
import { looksOf } from '../../stories/States'
import { Stack } from '../Stack/Stack'
import { Heading } from './Heading'

const meta = preview.meta({
  component: Heading,
  args: { level: 1 as const, children: 'Businesses to approve' },
  parameters: {
    about: {
      use: 'The name of a screen, a card or a part of a page.',
      instead: '`Text` with a weight for emphasis that starts no part.',
      anatomy: ['Text in the size of its level, which wraps.'],
      do: ['Follow the order of levels without gaps; change the look by `size`.'],
      dont: ['Do not choose a level for its size.', 'Do not put a control into it.'],
    },
  },
})

export const Levels = meta.story({
  render: ({ children }) => (
    <Stack gap={4}>
      <Heading level={1}>{children}</Heading>
      <Heading level={2}>{children}</Heading>
      <Heading level={3}>{children}</Heading>
      <Heading level={4}>{children}</Heading>
    </Stack>
  ),
})

export const LongText = meta.story({
  args: {
    children:
      'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi, Donaudampfschifffahrtsgesellschaftskapitänsmütze',
  },
})

const looks = looksOf({
  english: 'Businesses to approve',
  arabic: 'أنشطة بانتظار الموافقة',
  render: (words) => (
    <Heading level={2} tabIndex={-1}>
      {words}
    </Heading>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** A router focuses the heading of a screen, which shows no ring. */
export const States = meta.story({ render: looks.states })
