import preview from '#storybook/preview'
import { expect, fn } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { Stack } from '../Stack/Stack'
import { TextArea } from './TextArea'

const meta = preview.meta({
  component: TextArea,
  args: { label: 'Note to the owner', name: 'note', onChange: fn() },
  parameters: {
    about: {
      use: 'Several lines of plain text: a note, a reason, a message.',
      instead: '`TextField` for one line. `RichTextField` for headings, lists and links.',
      anatomy: ['Label.', 'Field that grows with its text.', 'Optional help and error.'],
      do: ['State who will read the text.', 'Set `isFixed` where the content below must not move.'],
      dont: ['Do not use it for values that have a field of their own.'],
    },
  },
})

export const Empty = meta.story()

Empty.test('reports the text as it is typed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Note to the owner'))
  await userEvent.keyboard('Your licence{Enter}has expired')
  await expect(canvas.getByRole('textbox')).toHaveValue('Your licence\nhas expired')
  await expect(args.onChange).toHaveBeenLastCalledWith('Your licence\nhas expired')
})

export const Described = meta.story({
  args: { description: 'At least 10 characters.', isRequired: true },
})

export const Invalid = meta.story({
  args: {
    defaultValue: 'No',
    description: 'At least 10 characters.',
    errorMessage: 'Write at least 10 characters.',
  },
})

Invalid.test('help and error describe the field', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toBeInvalid()
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
    'At least 10 characters. Write at least 10 characters.',
  )
})

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Was sent' } })

/** Each text runs in the direction it is written in. */
export const OtherDirection = meta.story({
  args: { defaultValue: 'انتهت صلاحية الرخصة، يُرجى رفع نسخة جديدة.' },
})

export const LongText = meta.story({
  args: { defaultValue: 'The licence cannot be read: please scan it again in colour. '.repeat(12) },
})

export const Rows = meta.story({
  args: { rows: 8 },
  play: async ({ canvas }) => {
    const { lineHeight, blockSize } = getComputedStyle(canvas.getByRole('textbox'))
    await expect(Number.parseFloat(blockSize)).toBeGreaterThan(8 * Number.parseFloat(lineHeight))
  },
})

const looks = looksOf({
  english: { note: 'Note to the owner', help: 'Optional', error: 'Too short' },
  arabic: { note: 'ملاحظة إلى المالك', help: 'اختياري', error: 'قصيرة جدًا' },
  render: ({ note, help, error }) => (
    <Stack>
      <TextArea label={note} description={help} />
      <TextArea label={note} defaultValue="…" errorMessage={error} isRequired />
    </Stack>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
