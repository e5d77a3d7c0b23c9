import preview from '#storybook/preview'
import { useLayoutEffect } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { useKeys } from './useKeys'

/** A screen with a shortcut; its key is pressed before the screen's first frame. */
const meta = preview.type<{ args: { onKey: () => void } }>().meta({
  tags: ['for-developers'],
  args: { onKey: fn() },
  render: ({ onKey }) => <Pressed onKey={onKey} />,
})

export const Screen = meta.story()

Screen.test('hears a key from its first frame', async ({ args }) => {
  await expect(args.onKey).toHaveBeenCalledOnce()
})

function Pressed({ onKey }: { onKey: () => void }) {
  useLayoutEffect(() => {
    void fireEvent.keyDown(document.body, { key: 'j' })
  }, [])
  return <Heard onKey={onKey} />
}

function Heard({ onKey }: { onKey: () => void }) {
  useKeys({ j: onKey }, false)
  return <p>J</p>
}
