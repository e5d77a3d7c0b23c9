import preview from '#storybook/preview'
import { ChevronRight, MoreHorizontal, Search, Trash2 } from 'lucide-react'
import { expect, fn, screen } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { IconButton } from './IconButton'

const meta = preview.meta({
  component: IconButton,
  args: { label: 'Find', children: <Search aria-hidden />, onPress: fn() },
  parameters: {
    about: {
      use: 'A frequent action with a well-known icon: search, close, more.',
      instead:
        '`Button` with a word wherever there is room, and for actions that are rare or destructive.',
      anatomy: [
        "Icon of 18 px in a square of a control's height.",
        'Name, as a tooltip and for screen readers.',
      ],
      do: [
        'Name the action as its menu entry would: “Find”.',
        'Mirror an icon that points along the line.',
      ],
      dont: ['Do not use an icon that has another meaning elsewhere in the console.'],
    },
  },
})

export const Quiet = meta.story()

Quiet.test('shows its name as a tooltip, and announces it once', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Find')
  await expect(canvas.getByRole('button', { name: 'Find' })).not.toHaveAccessibleDescription()
})

Quiet.test('Enter and Space press it', async ({ args, canvas, userEvent }) => {
  canvas.getByRole('button').focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  await expect(args.onPress).toHaveBeenCalledTimes(2)
})

export const Secondary = meta.story({ args: { variant: 'secondary' } })

export const Danger = meta.story({
  args: { variant: 'danger', label: 'Delete', children: <Trash2 aria-hidden /> },
})

export const Disabled = meta.story({ args: { isDisabled: true } })

export const Pending = meta.story({ args: { isPending: true, pendingLabel: 'Searching…' } })

/** A long name beside it shrinks; the button keeps its touch target. */
export const BesideALongName = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', inlineSize: 200 }}>
      <span>Karadeniz Kültür ve Sanat Malzemeleri Donaudampfschifffahrtsgesellschaft</span>
      <IconButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect()
    await expect(width).toBe(height)
  },
})

const looks = looksOf({
  english: { find: 'Find', next: 'Next', more: 'More' },
  arabic: { find: 'بحث', next: 'التالي', more: 'المزيد' },
  render: ({ find, next, more }) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <IconButton label={find}>
        <Search aria-hidden />
      </IconButton>
      <IconButton label={next} variant="secondary">
        <ChevronRight aria-hidden data-mirrored />
      </IconButton>
      <IconButton label={more} variant="primary">
        <MoreHorizontal aria-hidden />
      </IconButton>
      <IconButton label={more} isDisabled>
        <MoreHorizontal aria-hidden />
      </IconButton>
    </div>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
