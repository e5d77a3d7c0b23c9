import preview from '#storybook/preview'
import { parseDate } from '@internationalized/date'
import { useState } from 'react'
import { CalendarContext } from 'react-aria-components/Calendar'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { AriaProvider } from '../Aria/AriaProvider'
import { WithAria } from '../Aria/WithAria'
import { looksOf } from '../../stories/States'
import { DateField } from './DateField'
import { MonthSheet } from './MonthSheet'
import { valueOfParts, unparsedValueOf } from './unfinishedDay'

const meta = preview.meta({
  component: DateField,
  args: { label: 'Until', value: '', onChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <DateField
        {...args}
        value={value}
        onChange={(day) => {
          args.onChange(day)
          setValue(day)
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(3))
  },
  parameters: {
    about: {
      use: 'One day that users know or choose: a due date, the end of a suspension.',
      instead: '`DateRangeField` for a period. `Select` for a few named periods.',
      anatomy: [
        'Label.',
        'Day, month and year, in the order of the language.',
        'Button with a calendar.',
        'Optional help and error.',
      ],
      do: ['Set `hasTime` where the hour matters.'],
      dont: [
        'Do not ask for a day in a text field.',
        'Do not preselect a day that the user must decide.',
      ],
    },
  },
})

export const Empty = meta.story()

Empty.test('a day is typed in the order of the language', async ({ args, canvas, userEvent }) => {
  const [first] = canvas.getAllByRole('spinbutton')
  await userEvent.click(first!)
  await userEvent.keyboard('01072026')
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-01')
})

/** With a time of day. */
export const WithTime = meta.story({
  args: { value: '2026-07-01T08:30', hasTime: true },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(5))
    await userEvent.click(canvas.getAllByRole('spinbutton').at(-2)!)
    await userEvent.keyboard('1745')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-01T17:45')
  },
})

/** Digits of Arabic and Persian keyboards; the reported day has Latin digits. */
export const ArabicDigits = meta.story({
  decorators: (Story) => (
    <AriaProvider locale="ar-u-ca-gregory-nu-latn">
      <Story />
    </AriaProvider>
  ),
})

ArabicDigits.test('a day is typed in Arabic digits', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('spinbutton')[0]!)
  await userEvent.keyboard('١٥٠٦٢٠٢٦')
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-06-15')
})

ArabicDigits.test('a day is typed in Persian digits', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('spinbutton')[0]!)
  await userEvent.keyboard('۱۵۰۶۲۰۲۶')
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-06-15')
})

export const Filled = meta.story({ args: { value: '2026-07-01' } })

Filled.test('another day is chosen in the calendar', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.click(sheet.getByText('15'))
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-15')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

Filled.test(
  'the previous and next month buttons are large enough, and mirrored right to left',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const sheet = await screen.findByRole('dialog')
    const ways = [...sheet.querySelectorAll('[slot]')].filter((way) => way.matches('button'))
    await expect(ways).toHaveLength(2)
    for (const way of ways) {
      const { width, height } = way.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
      // They point away from the month in either reading direction.
      const isMirrored = way.matches(':dir(rtl)')
      await expect(getComputedStyle(way.querySelector('svg')!).scale).toBe(
        isMirrored ? '-1 1' : 'none',
      )
    }
  },
)

Filled.test('deleting every part reports an empty value', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('spinbutton').at(-1)!)
  // Every part, from the last one back.
  for (let key = 0; key < 12; key++) await userEvent.keyboard('{Backspace}')
  await expect(args.onChange).toHaveBeenLastCalledWith('')
})

Filled.test(
  'a half-deleted day is unfinished, and not another day',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[0]!)
    await userEvent.keyboard('31{ArrowLeft}{Backspace}{Backspace}')
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveTextContent('dd')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    const noDay = valueOfParts({ year: 2026, month: 7 }, false)
    await expect(args.onChange).toHaveBeenLastCalledWith(noDay)
    // The other parts stay, and the day is complete again with this one.
    await userEvent.click(canvas.getAllByRole('spinbutton')[0]!)
    await userEvent.keyboard('09')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-09')
  },
)

Empty.test('31 April stays as it was typed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('spinbutton')[0]!)
  await userEvent.keyboard('31042028')
  await userEvent.tab()
  await userEvent.tab()
  const written = canvas.getAllByRole('spinbutton').map(({ textContent }) => textContent)
  await expect(written.map(Number)).toEqual([31, 4, 2028])
  const noSuchDay = valueOfParts({ year: 2028, month: 4, day: 31 }, false)
  await expect(args.onChange).toHaveBeenLastCalledWith(noSuchDay)
})

Empty.test('reports pasted text that is not a day', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('spinbutton')[0]!)
  await userEvent.paste('end of March')
  await expect(args.onChange).toHaveBeenLastCalledWith(unparsedValueOf('end of March'))
  await userEvent.keyboard('31')
  await expect(args.onChange).toHaveBeenLastCalledWith(valueOfParts({ day: 31 }, false))
})

/** A stored draft with an unfinished day: its parts are restored. */
export const Restored = meta.story({
  args: { value: valueOfParts({ year: 2028, month: 4, day: 31 }, false) },
  play: async ({ args, canvas }) => {
    const parts = await canvas.findAllByRole('spinbutton')
    await waitFor(() =>
      expect(parts.map(({ textContent }) => Number(textContent))).toEqual([31, 4, 2028]),
    )
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

/**
 * A stored draft with pasted text that isn't a day: the value stays, even where the text has numbers in it.
 */
export const RestoredUnread = meta.story({
  args: { value: unparsedValueOf('12') },
  play: async ({ args, canvas }) => {
    const [day] = await canvas.findAllByRole('spinbutton')
    await expect(day).toHaveTextContent(/[^\d]/)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

Filled.test('accepts a pasted day that exists', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('spinbutton')[1]!)
  await userEvent.paste('31 Dec 2028')
  await expect(args.onChange).toHaveBeenLastCalledWith('2028-12-31')
  await userEvent.paste('31/04/2028')
  await expect(args.onChange).toHaveBeenLastCalledWith('2028-12-31')
})

/** The owner discards a half-typed day. */
export const Discarded = meta.story({
  render: ({ onChange, ...args }) => {
    const [value, setValue] = useState('')
    return (
      <>
        <DateField
          {...args}
          value={value}
          onChange={(day) => {
            onChange(day)
            setValue(day)
          }}
        />
        <button type="button" onClick={() => setValue('')}>
          Discard
        </button>
      </>
    )
  },
})

Discarded.test('no typed part stays', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('spinbutton')[0]!)
  await userEvent.keyboard('12')
  await userEvent.click(canvas.getByText('Discard'))
  await expect(canvas.getAllByRole('spinbutton')[0]).toHaveTextContent('dd')
})

/** Independent of the browser's language: English writes the day first, as Turkish and Arabic do. */
export const InOrder = meta.story({
  args: { value: '2026-07-15' },
  render: (args) => (
    <>
      {['en-GB', 'tr', 'ar-u-ca-gregory-nu-latn'].map((locale) => (
        <AriaProvider key={locale} locale={locale}>
          <DateField {...args} />
        </AriaProvider>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(9))
    const written = canvas.getAllByRole('spinbutton').map(({ textContent }) => textContent)
    await expect(written.map(Number)).toEqual([15, 7, 2026, 15, 7, 2026, 15, 7, 2026])
  },
})

export const Invalid = meta.story({
  args: { isRequired: true, description: 'At most a year.', errorMessage: 'Choose a day to come' },
})

Invalid.test('help and error describe the field', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('spinbutton')
  await expect(first).toHaveAccessibleDescription(/At most a year. Choose a day to come/)
  await expect(first).toHaveAttribute('aria-invalid', 'true')
})

const looks = looksOf({
  english: { label: 'Until', description: 'At most a year.', error: 'Choose a day to come' },
  arabic: { label: 'حتى', description: 'سنة على الأكثر.', error: 'اختر يومًا قادمًا' },
  render: ({ label, description, error }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <DateField onChange={fn()} label={label} description={description} value="2026-07-15" />
      <DateField onChange={fn()} label={label} errorMessage={error} isRequired value="" />
    </div>
  ),
})

export const Modes = meta.story({
  render: looks.modes,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(36))
  },
})

/** Hover, keyboard focus and press. */
export const States = meta.story({
  render: looks.states,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(144))
  },
})

/** Hover and keyboard focus of the days and the month's buttons of an open calendar. */
export const OpenStates = meta.story({
  render: looksOf({
    english: { label: 'Paid on', locale: 'en' },
    arabic: { label: 'تاريخ الدفع', locale: 'ar' },
    render: ({ label, locale }) => (
      <AriaProvider locale={locale}>
        <WithAria>
          <CalendarContext value={{ 'aria-label': label, defaultValue: parseDate('2026-07-15') }}>
            <MonthSheet />
          </CalendarContext>
        </WithAria>
      </AriaProvider>
    ),
  }).states,
  play: async ({ canvas }) => void (await canvas.findAllByRole('grid')),
})

/** A form that lags behind a fast typist. */
export const LateForm = meta.story({
  render: function LateForm(args) {
    const [value, setValue] = useState('')
    return (
      <DateField
        {...args}
        value={value}
        onChange={(next) => void setTimeout(() => setValue(next), 50)}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('spinbutton'))[0]!)
    await userEvent.keyboard('31052027')
    const parts = canvas.getAllByRole('spinbutton')
    await waitFor(() => expect(parts[2]).toHaveAttribute('aria-valuenow', '2027'))
    await expect(parts[0]).toHaveAttribute('aria-valuenow', '31')
  },
})
