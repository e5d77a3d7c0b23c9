import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { modes } from '../../stories/Modes'
import { Stack } from '../Stack/Stack'
import { ProgressBar } from './ProgressBar'

const meta = preview.meta({
  component: ProgressBar,
  args: { label: 'Importing products', value: 12, maxValue: 40, valueLabel: '12 of 40 rows' },
  parameters: {
    about: {
      use: 'Measurable progress: rows imported, steps done, files uploaded.',
      instead: '`Spinner` where the end is unknown. `Steps` for the steps of a form.',
      anatomy: [
        'Label.',
        'Bar that grows in the reading direction.',
        'Value in words: “12 of 40 rows”.',
      ],
      do: [
        {
          text: 'Show the count, not only a percentage.',
          example: () => (
            <ProgressBar
              label="Importing products"
              value={12}
              maxValue={40}
              valueLabel="12 of 40 rows"
            />
          ),
        },
      ],
      dont: ['Do not let it go back.'],
    },
  },
})

export const Known = meta.story()

Known.test('describes its progress in words', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Importing products' })
  await expect(bar).toHaveAttribute('aria-valuetext', '12 of 40 rows')
})

export const Unknown = meta.story({ args: { value: undefined, valueLabel: undefined } })

Unknown.test('has no value without a known duration', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
})

export const LabelHidden = meta.story({ args: { isLabelHidden: true } })

LabelHidden.test('a hidden label is still its name', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Importing products' })).toBeVisible()
})

export const LongText = meta.story({
  args: {
    label:
      'Importing the products of Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi from the file that was uploaded on Tuesday',
    valueLabel: '1,204 of 128,000 rows',
  },
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: { sending: 'Sending pictures', reading: 'Reading the file' },
      arabic: { sending: 'إرسال الصور', reading: 'قراءة الملف' },
      render: ({ sending, reading }) => (
        <Stack gap={5}>
          <ProgressBar label={sending} value={30} />
          <ProgressBar label={sending} value={100} />
          <ProgressBar label={reading} />
        </Stack>
      ),
    }),
})
