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
})

export const Filled = meta.story()

Filled.test('it interrupts nobody, and what to tell can be taken along', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('2 of 30')
  await expect(canvas.getByText('01J8ZQ4K')).toHaveStyle({ userSelect: 'all' })
})

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
