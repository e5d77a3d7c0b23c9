import preview from '#storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { Checkbox } from './Checkbox'

const meta = preview.meta({
  component: Checkbox,
  args: { children: 'Remember me', name: 'remember', onChange: fn() },
  parameters: {
    about: {
      use: 'A choice that is on or off and is submitted with a form, and the selection of rows.',
      instead:
        '`Switch` for a setting that applies at once. `RadioGroup` for one of several values.',
      anatomy: ['Box: off, on or mixed.', 'Label to press.', 'Optional help and error.'],
      do: [
        {
          text: 'Word the label so that “on” is clear: “Remember me”.',
          example: () => <Checkbox defaultSelected>Remember me</Checkbox>,
        },
      ],
      dont: [
        {
          text: 'Do not negate: “Do not send” leaves “off” unclear.',
          example: () => <Checkbox>Do not send notices</Checkbox>,
        },
        {
          text: 'Do not use two checkboxes for two exclusive values.',
          example: () => (
            <>
              <Checkbox>Delivery</Checkbox>
              <Checkbox>Collection</Checkbox>
            </>
          ),
        },
      ],
    },
  },
})

export const Off = meta.story()

Off.test('Space and a press on the label toggle it', async ({ args, canvas, userEvent }) => {
  const box = canvas.getByRole('checkbox')
  await userEvent.tab()
  await expect(box).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect(box).toBeChecked()
  await userEvent.click(canvas.getByText('Remember me'))
  await expect(box).not.toBeChecked()
  await expect(args.onChange).toHaveBeenNthCalledWith(1, true)
  await expect(args.onChange).toHaveBeenNthCalledWith(2, false)
})

export const On = meta.story({ args: { defaultSelected: true } })

export const Indeterminate = meta.story({ args: { isIndeterminate: true, children: 'All orders' } })

/** The checkbox of a table's head: some rows, then all of them, then none. */
export const SomeThenAll = meta.story({
  args: { children: 'All orders' },
  render: (args) => {
    const [chosen, setChosen] = useState(3)
    return (
      <Checkbox
        {...args}
        isSelected={chosen === 25}
        isIndeterminate={chosen > 0 && chosen < 25}
        onChange={(isSelected) => setChosen(isSelected ? 25 : 0)}
      />
    )
  },
})

SomeThenAll.test('a press on a partial selection selects all', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('checkbox')
  await expect(box).toBePartiallyChecked()
  await userEvent.click(box)
  await expect(box).toBeChecked()
  await userEvent.click(box)
  await expect(box).not.toBeChecked()
})

/** The owner controls the state: a press alone does not change it. */
export const Controlled = meta.story({ args: { isIndeterminate: true, isSelected: false } })

Controlled.test('a press does not change a controlled mark', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox'))
  await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
})

export const Disabled = meta.story({ args: { isDisabled: true, defaultSelected: true } })

export const Invalid = meta.story({
  args: {
    children: 'I have read the terms of trade',
    description: 'They changed on 1 November.',
    errorMessage: 'Accept the terms to go on',
    isRequired: true,
  },
})

Invalid.test('help and error describe the checkbox', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
    'They changed on 1 November. Accept the terms to go on',
  )
})

export const LongText = meta.story({
  args: {
    children:
      'Send me a message whenever a business that I follow changes its name, its address, its owner or its bank account',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Checkbox {...args} />
    </div>
  ),
})

const looks = looksOf({
  english: {
    remember: 'Remember me',
    terms: 'I accept the terms',
    error: 'Accept the terms to go on',
  },
  arabic: { remember: 'تذكّرني', terms: 'أوافق على الشروط', error: 'وافق على الشروط للمتابعة' },
  render: ({ remember, terms, error }) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Checkbox>{remember}</Checkbox>
      <Checkbox defaultSelected>{remember}</Checkbox>
      <Checkbox isIndeterminate>{remember}</Checkbox>
      <Checkbox defaultSelected isDisabled>
        {remember}
      </Checkbox>
      <Checkbox isRequired errorMessage={error}>
        {terms}
      </Checkbox>
    </div>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
