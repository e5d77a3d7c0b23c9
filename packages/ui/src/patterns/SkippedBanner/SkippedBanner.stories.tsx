import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { modes } from '../../stories/Modes'
import { SkippedBanner } from './SkippedBanner'

const meta = preview.meta({
  component: SkippedBanner,
  args: {
    children: '2 of 30 records couldn’t be shown. Report this to support:',
    why: ['attachments.0.url (invalid_format)', 'time (invalid_type)'],
    requestId: { label: 'Request ID', value: '01J8ZQ4K' },
  },
  parameters: {
    about: {
      use: 'A list of which some rows could not be read, shown above the rows that could.',
      instead: '`StatePanel` where no row could be read. `Banner` for other lasting states.',
      anatomy: [
        'Number of skipped rows out of the total.',
        "Causes, for the console's operator.",
        'Optional request id with a copy button.',
      ],
      do: ['Keep the readable rows on the screen.'],
      dont: ['Do not hide skipped rows without a word: totals would not match.'],
    },
  },
})

export const Filled = meta.story()

Filled.test(
  'is announced without interrupting, and the request id can be selected',
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 30')
    await expect(canvas.getByText('01J8ZQ4K')).toHaveStyle({ userSelect: 'all' })
  },
)

export const WithoutRequestId = meta.story({ args: { requestId: undefined } })

export const Modes = meta.story({
  render: () =>
    modes({
      english: { text: '2 of 30 records couldn’t be shown.', label: 'Request ID' },
      arabic: { text: 'تعذّرت قراءة 2 من أصل 30.', label: 'الرقم المرجعي' },
      render: ({ text, label }) => (
        <SkippedBanner why={['time (invalid_type)']} requestId={{ label, value: '01J8ZQ4K' }}>
          {text}
        </SkippedBanner>
      ),
    }),
})
