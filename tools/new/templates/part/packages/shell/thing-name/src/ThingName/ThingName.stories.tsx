import preview from '#storybook/preview'
import { expect, fn } from 'storybook/test'
import { ThingName } from './ThingName'

const meta = preview.meta({
  component: ThingName,
  args: {
    entries: [
      { id: 'first', title: 'Ada Market' },
      { id: 'second', title: 'مؤسسة النور للتجارة' },
    ],
    onOpen: fn(),
  },
  parameters: {
    about: {
      use: 'Entries that a user opens from any screen.',
      instead: '`Navigation` for screens.',
      anatomy: ['List of entries, each a button.', 'Sentence in place of an empty list.'],
      do: ['Pass the entries and the action: the part makes no calls.'],
      dont: ['Do not show entries that the user may not open.'],
    },
  },
})

export const Filled = meta.story()

Filled.test('opens the chosen entry', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ada Market' }))
  await expect(args.onOpen).toHaveBeenCalledWith('first')
})

export const Empty = meta.story({ args: { entries: [] } })

export const LongText = meta.story({
  args: {
    entries: [
      {
        id: 'long',
        title:
          'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi, Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik',
      },
    ],
  },
})
