import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { CopyField } from './CopyField'

const meta = preview.meta({
  component: CopyField,
  args: {
    label: 'Link of the invitation',
    description: 'Whoever has it can accept the invitation until Friday.',
    value: 'https://console.example/staff-members/join?invitation=tttttttttttttttttttttt',
    copyLabel: 'Copy the link',
    copiedLabel: 'The link was copied',
  },
  parameters: {
    about: {
      use: 'A value that a user hands on: an invitation link, a key that is shown once.',
      instead:
        '`TextField` with `isReadOnly` for a value that is only read. `IconButton` for copying a number inside running text.',
      anatomy: [
        'Label with an optional description.',
        'The whole value, left to right.',
        'Copy button, whose label confirms the copy.',
      ],
      do: [
        {
          text: 'State in the description who can use the value, and until when.',
          example: () => (
            <CopyField
              label="Link of the invitation"
              description="Whoever has it can accept the invitation until Friday."
              value="https://console.example/join"
              copyLabel="Copy the link"
              copiedLabel="The link was copied"
            />
          ),
        },
      ],
      dont: ['Do not shorten the value: users compare it before they send it.'],
    },
  },
})

export const Filled = meta.story()

Filled.test(
  'selects the text when the clipboard is unavailable',
  async ({ args, canvas, userEvent }) => {
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('no permission')) },
    })
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }))
      const input = canvas.getByRole<HTMLInputElement>('textbox')
      await expect(input.selectionEnd).toBe(args.value.length)
      await expect(canvas.queryByText('The link was copied')).toBeNull()
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    }
  },
)

const looks = looksOf({
  english: {
    label: 'Link of the invitation',
    description: 'It can be accepted until Friday.',
    copy: 'Copy the link',
    copied: 'The link was copied',
  },
  arabic: {
    label: 'رابط الدعوة',
    description: 'يمكن قبولها حتى يوم الجمعة.',
    copy: 'نسخ الرابط',
    copied: 'تم نسخ الرابط',
  },
  render: ({ label, description, copy, copied }) => (
    <CopyField
      label={label}
      description={description}
      value="https://console.example/join?invitation=tttt"
      copyLabel={copy}
      copiedLabel={copied}
    />
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
