import preview from '#storybook/preview'
import { Bold, Italic, Link2 } from 'lucide-react'
import { expect } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { IconButton } from '../IconButton/IconButton'
import { Toolbar } from './Toolbar'

const meta = preview.meta({
  component: Toolbar,
  args: {
    label: 'Looks',
    children: (
      <>
        <IconButton label="Bold" aria-pressed>
          <Bold />
        </IconButton>
        <IconButton label="Italic" aria-pressed={false}>
          <Italic />
        </IconButton>
        <IconButton label="Link">
          <Link2 />
        </IconButton>
      </>
    ),
  },
  parameters: {
    about: {
      use: 'A group of related buttons with one stop of the Tab key: formats of text, tools of a picture.',
      instead: '`Stack` for two or three buttons of a form. `Menu` where there is no room.',
      anatomy: ['Name for screen readers.', 'Buttons in one row.'],
      do: ['Group what is used together.'],
      dont: ['Do not put fields into it: arrow keys belong to the toolbar.'],
    },
  },
})

export const Buttons = meta.story()

Buttons.test('is one Tab stop: the arrow keys move inside it', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect(canvas.getByRole('button', { name: 'Link' })).toHaveFocus()
})

/** Right to left, the first is on the right. */
export const RightToLeft = meta.story({ globals: { playedIn: 'ar' } })

RightToLeft.test('the left arrow moves forward', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus()
})

const looks = looksOf({
  english: { label: 'Style', bold: 'Bold', italic: 'Italic', link: 'Link' },
  arabic: { label: 'النمط', bold: 'غامق', italic: 'مائل', link: 'رابط' },
  render: ({ label, bold, italic, link }) => (
    <Toolbar label={label}>
      <IconButton label={bold} aria-pressed>
        <Bold />
      </IconButton>
      <IconButton label={italic} aria-pressed={false}>
        <Italic />
      </IconButton>
      <IconButton label={link} isDisabled>
        <Link2 />
      </IconButton>
    </Toolbar>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
