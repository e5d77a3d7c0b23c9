import preview from '#storybook/preview'
import { expect, fn } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { Stack } from '../Stack/Stack'
import { Chip } from './Chip'

const meta = preview.meta({
  component: Chip,
  args: { children: 'Food and drink' },
  parameters: {
    about: {
      use: 'A short label that belongs to something else, and may be removable: a category, a filter in use.',
      instead: '`StatusChip` for a status. `Badge` for a count. `Button` for an action.',
      anatomy: ['Label.', 'Optional button that removes it.'],
      do: [{ text: 'Keep it to one to three words.', example: () => <Chip>Cold chain</Chip> }],
      dont: ['Do not make a chip the only way to an action.'],
    },
  },
})

export const Plain = meta.story()

export const Removable = meta.story({
  args: {
    children: 'City: Ankara',
    remove: { label: 'Remove the filter City: Ankara', onPress: fn() },
  },
})

Removable.test(
  'the button names the filter and removes it',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter City: Ankara' }))
    await expect(args.remove?.onPress).toHaveBeenCalledOnce()
  },
)

export const LongText = meta.story({
  args: {
    children:
      'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi İstanbul Şubesi, Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(
        2,
      ),
    remove: { label: 'Remove', onPress: fn() },
  },
})

const looks = looksOf({
  english: { tag: 'Food', city: 'City: Ankara', remove: 'Remove the filter City: Ankara' },
  arabic: { tag: 'طعام', city: 'المدينة: أنقرة', remove: 'إزالة مرشح المدينة: أنقرة' },
  render: ({ tag, city, remove }) => (
    <Stack direction="row" gap={2}>
      <Chip>{tag}</Chip>
      <Chip remove={{ label: remove, onPress: fn() }}>{city}</Chip>
    </Stack>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
