import preview from '#storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { modes } from '../../stories/Modes'
import { Button } from '../Button/Button'
import { Tooltip } from './Tooltip'

const meta = preview.meta({
  component: Tooltip,
  args: { content: 'Copies the request id', children: <Button>Copy</Button> },
  parameters: {
    about: {
      use: 'The name of an icon, or the reason why a control is unavailable.',
      instead: 'Help below a field for what must be read. `Popover` for content with controls.',
      anatomy: ['Control.', 'One line of text beside it, on hover or keyboard focus.'],
      do: ['Keep it to one sentence.'],
      dont: ['Do not put anything into it that a phone needs.', 'Do not repeat the visible label.'],
    },
  },
})

export const Hidden = meta.story()

Hidden.test('the keyboard shows it at once, Escape hides it', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  const tooltip = await screen.findByRole('tooltip')
  await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Copies the request id')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(tooltip).not.toBeInTheDocument())
})

export const Shown = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
})

/** Full name of a text that is cut in a row. */
export const LongText = meta.story({
  args: {
    content:
      'Donaudampfschifffahrtsgesellschaft Handelsvertretung und Lagerhaltung, Niederlassung Regensburg',
    placement: 'bottom',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: { copy: 'Copy', help: 'Copies the request id' },
      arabic: { copy: 'نسخ', help: 'ينسخ رقم الطلب' },
      render: ({ copy, help }) => (
        <Tooltip content={help}>
          <Button>{copy}</Button>
        </Tooltip>
      ),
    }),
})
