import preview from '#storybook/preview'
import { expect, fireEvent, fn } from 'storybook/test'

/** A field with key handlers, like a chat's; the preview calls `ignoreComposedKeys`. */
const meta = preview.type<{ args: { onKey: (key: string) => void } }>().meta({
  tags: ['for-developers'],
  args: { onKey: fn() },
  render: ({ onKey }) => (
    <label>
      Message
      <input onKeyDown={({ key }) => onKey(key)} />
    </label>
  ),
})

export const Field = meta.story()

Field.test('ignores Enter and Escape of an input method', async ({ args, canvas }) => {
  const field = canvas.getByRole('textbox')
  for (const key of ['Enter', 'Escape']) {
    await fireEvent.keyDown(field, { key, isComposing: true })
    // Safari: the composition has ended just before.
    await fireEvent.keyDown(field, { key, keyCode: 229 })
  }
  await expect(args.onKey).not.toHaveBeenCalled()
})

Field.test('passes other keys on', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'a{Enter}{Escape}')
  await expect(args.onKey).toHaveBeenCalledTimes(3)
})
