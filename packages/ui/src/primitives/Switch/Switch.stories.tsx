import preview from '#storybook/preview'
import { expect, fn } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { Switch } from './Switch'

const meta = preview.meta({
  component: Switch,
  args: { children: 'Sounds', onChange: fn() },
  parameters: {
    about: {
      use: 'A setting that takes effect at once: sounds, a column, a feature.',
      instead:
        '`Checkbox` for a value that is submitted with a form. `SegmentedChoice` for two named values.',
      anatomy: ['Track and thumb.', 'Label to press.', 'Optional help.'],
      do: [
        {
          text: 'Name the thing that is on: “Sounds”.',
          example: () => <Switch defaultSelected>Sounds</Switch>,
        },
        'Return it to its place if saving fails.',
      ],
      dont: [
        {
          text: 'Do not change the label with the state.',
          example: () => (
            <>
              <Switch>Turn sounds on</Switch>
              <Switch defaultSelected>Turn sounds off</Switch>
            </>
          ),
        },
        'Do not require a save button.',
      ],
    },
  },
})

export const Off = meta.story()

Off.test('Space and a press on the label toggle it', async ({ args, canvas, userEvent }) => {
  const control = canvas.getByRole('switch')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect(control).toBeChecked()
  await userEvent.click(canvas.getByText('Sounds'))
  await expect(control).not.toBeChecked()
  await expect(args.onChange).toHaveBeenNthCalledWith(1, true)
  await expect(args.onChange).toHaveBeenNthCalledWith(2, false)
})

export const On = meta.story({ args: { defaultSelected: true } })

export const Described = meta.story({
  args: { description: 'When a decision waits for you and this page is not in front.' },
})

export const Disabled = meta.story({ args: { isDisabled: true } })

const looks = looksOf({
  english: { sounds: 'Sounds', help: 'When a decision waits for you.', motion: 'Motion' },
  arabic: { sounds: 'الأصوات', help: 'عندما ينتظرك قرار.', motion: 'الحركة' },
  render: ({ sounds, help, motion }) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Switch>{sounds}</Switch>
      <Switch defaultSelected description={help}>
        {sounds}
      </Switch>
      <Switch isDisabled>{motion}</Switch>
      <Switch isDisabled defaultSelected>
        {motion}
      </Switch>
    </div>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
