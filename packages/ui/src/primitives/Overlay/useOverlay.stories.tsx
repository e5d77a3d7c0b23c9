import preview from '#storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { MenuOverlay } from '../Menu/MenuOverlay'
import { MenuItem } from '../Menu/MenuItem'
import { lazyPart } from './lazyPart'
import { MissingPartContext } from './useLazyPart'
import { Trigger } from './Trigger'
import { type OverlayState, useOverlay } from './useOverlay'

/** Controls the network of these stories: the code arrives when a test lets it arrive, or fails. */
const network = { come: () => {}, fail: () => {}, fetched: fn(), missed: fn() }

function slowPart() {
  return lazyPart(
    () =>
      new Promise<typeof MenuOverlay>((resolve, reject) => {
        network.fetched()
        network.come = () => resolve(MenuOverlay)
        network.fail = () => reject(new Error('offline'))
      }),
  )
}

/** A menu built like `Menu`, whose code loads slowly. */
function SlowMenu(state: OverlayState) {
  const [lazy] = useState(slowPart)
  const overlay = useOverlay(lazy, { trigger: <Button>Actions</Button>, ...state })
  const { Part } = overlay
  return (
    <>
      <Trigger overlay={overlay} popup="menu" />
      {Part ? (
        <Part {...overlay.partProps}>
          <MenuItem id="approve">Approve</MenuItem>
          <MenuItem id="export">Export</MenuItem>
        </Part>
      ) : null}
    </>
  )
}

/**
 * Checks that a key pressed before the code has loaded opens the menu with the focus on an item.
 */
async function opensLate(press: Promise<void>, name: string) {
  await press
  await expect(screen.queryByRole('menu')).toBeNull()
  network.come()
  await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus())
}

/** Opens an overlay whose code is fetched on first use, and delays a press until the code has loaded. */
const meta = preview.meta({
  tags: ['for-developers'],
  component: SlowMenu,
  decorators: [
    (Story) => (
      <MissingPartContext value={network.missed}>
        <Story />
      </MissingPartContext>
    ),
  ],
  args: { onOpenChange: fn() },
  beforeEach: () => {
    network.fetched.mockClear()
    network.missed.mockClear()
  },
  parameters: {
    about: {
      use: 'The hook behind overlays whose code is fetched on first use: `Menu`, `Dialog`, `Select`, `DateField`.',
      instead: 'Those components. Use the hook only for a new kind of overlay.',
      anatomy: [
        'Trigger, which fetches on hover and focus.',
        'Overlay, which opens once its code has arrived.',
        'Report of a part that could not be fetched.',
      ],
      do: ['Keep the press, so that the overlay opens when it has loaded.'],
      dont: ['Do not fetch overlays with the page.'],
    },
  },
})

export const Closed = meta.story()

Closed.test('announces that it opens a menu before anything is fetched', async ({ canvas }) => {
  const button = canvas.getByRole('button')
  await expect(button).toHaveAttribute('aria-haspopup', 'menu')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(network.fetched).not.toHaveBeenCalled()
})

Closed.test('hover and focus fetch the code once', async ({ canvas, userEvent }) => {
  await userEvent.hover(canvas.getByRole('button'))
  await userEvent.tab()
  await expect(network.fetched).toHaveBeenCalledOnce()
  await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
})

/** Pressed before the code has loaded. */
export const Waiting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
})

Waiting.test(
  'a press waits for the code, and a second press does not cancel it',
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    network.come()
    await screen.findByRole('menu', { name: 'Actions' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
)

Closed.test(
  'Enter waits for the code, and opens it on the first item',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus()
    await opensLate(userEvent.keyboard('{Enter}'), 'Approve')
  },
)

Closed.test(
  'Space waits for the code, and opens it on the first item',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus()
    await opensLate(userEvent.keyboard(' '), 'Approve')
  },
)

Closed.test(
  'the arrow down waits for the code, and opens it on the first item',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus()
    await opensLate(userEvent.keyboard('{ArrowDown}'), 'Approve')
  },
)

Closed.test('an early arrow up opens it on the last item', async ({ canvas, userEvent }) => {
  canvas.getByRole('button').focus()
  await opensLate(userEvent.keyboard('{ArrowUp}'), 'Export')
})

/** The code could not be fetched: it counts as closed. */
export const Missing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    network.fail()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
  },
})

Missing.test('notifies the surrounding context once per press', async ({ canvas, userEvent }) => {
  await expect(network.missed).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(network.fetched).toHaveBeenCalledTimes(2))
  network.fail()
  await waitFor(() => expect(network.missed).toHaveBeenCalledTimes(2))
})

Missing.test('the next press tries again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(network.fetched).toHaveBeenCalledTimes(2))
  network.come()
  await screen.findByRole('menu')
})
