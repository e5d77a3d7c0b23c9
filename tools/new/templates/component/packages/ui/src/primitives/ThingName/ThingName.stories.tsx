import preview from '#storybook/preview'
import { modes } from '../../stories/Modes'
import { Stack } from '../Stack/Stack'
import { ThingName } from './ThingName'

const meta = preview.meta({
  component: ThingName,
  args: { children: 'Approved on 4 March' },
  parameters: {
    about: {
      use: 'A sentence that stands out of the text around it.',
      instead: '`Text` for all other sentences. `Banner` for a state of the whole screen.',
      anatomy: ['Sentence in a coloured box.'],
      do: ['Choose `accent` for one sentence per view.'],
      dont: ['Do not put a control into it.'],
    },
  },
})

export const Neutral = meta.story()

export const Accent = meta.story({ args: { tone: 'accent' } })

export const LongText = meta.story({
  args: {
    children:
      'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi, Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik',
  },
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: { approved: 'Approved on 4 March', chosen: 'Chosen' },
      arabic: { approved: 'اعتُمد في 4 مارس', chosen: 'محدد' },
      render: ({ approved, chosen }) => (
        <Stack gap={3}>
          <ThingName>{approved}</ThingName>
          <ThingName tone="accent">{chosen}</ThingName>
        </Stack>
      ),
    }),
})
