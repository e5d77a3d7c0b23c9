import preview from '#storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { useConnectivity } from '../useConnectivity'
import type { WatchNetwork } from '../watchBrowser'
import { ConnectivityBanner } from './ConnectivityBanner'

const meta = preview.meta({
  component: ConnectivityBanner,
  parameters: {
    about: {
      use: 'Once in the shell.',
      instead:
        '`Banner` for states of one screen. `StatePanel` where there is nothing to show without network.',
      anatomy: [
        'Icon.',
        'Since when the server is unreachable.',
        'Age of the data on the screen.',
        'Confirmation when the connection is back.',
      ],
      do: ['State that nothing can be saved.'],
      dont: ['Do not block reading.'],
    },
    layout: 'fullscreen',
  },
  args: {
    status: 'offline' as const,
    since: new Date('2026-11-23T09:30:00'),
    oldestData: new Date('2026-11-23T09:27:00'),
  },
  render: (args) => (
    <main style={{ minBlockSize: 320, padding: 24 }}>
      <p>What was read before stays here.</p>
      <ConnectivityBanner {...args} />
    </main>
  ),
})

export const Online = meta.story({ args: { status: 'online', since: null } })

Online.test('has an empty live region', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
})

export const Offline = meta.story()

Offline.test('shows the start of the outage, and the age of the data', async ({ canvas }) => {
  const words = canvas.getByRole('status')
  await expect(words).toHaveTextContent(/0?9:30/)
  await expect(words).toHaveTextContent(/0?9:27/)
})

Offline.test('announces nothing twice', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status')).toHaveLength(1)
  await expect(canvas.queryByRole('alert')).toBeNull()
})

Offline.test('leaves the page beside it pressable', async ({ canvas }) => {
  const { left, top } = canvas.getByRole('status').getBoundingClientRect()
  await expect(canvas.getByRole('status')).not.toContainElement(
    document.elementFromPoint(left + 2, top + 2) as HTMLElement,
  )
})

/** No data was read before the connection was lost. */
export const NothingRead = meta.story({ args: { oldestData: null } })

/** The connection has returned, and the visible data is read again. */
export const Back = meta.story({ args: { status: 'back', since: null } })

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })

const network = { change: (_isOnline: boolean) => {}, isWatched: false }

const watch: WatchNetwork = (onChange) => {
  network.isWatched = true
  network.change = onChange
  return () => {
    network.isWatched = false
  }
}

function Watched() {
  return <ConnectivityBanner {...useConnectivity(watch)} oldestData={null} />
}

/** The whole cycle: lost, restored, and after 4 s back to normal. */
export const Watching = meta.story({
  render: () => <Watched />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(network.isWatched).toBe(true))
    network.change(true)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    network.change(false)
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement())
  },
})

Watching.test('confirms the connection, and disappears automatically', async ({ canvas }) => {
  const offline = canvas.getByRole('status').textContent
  network.change(true)
  await waitFor(() => expect(canvas.getByRole('status').textContent).not.toBe(offline))
  await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
})

function BrowserWatched() {
  return <ConnectivityBanner {...useConnectivity()} oldestData={null} />
}

/** The browser reports changes of its network. */
export const BrowserSays = meta.story({ render: () => <BrowserWatched /> })

BrowserSays.test('shows when the browser goes offline', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  window.dispatchEvent(new Event('offline'))
  try {
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement())
  } finally {
    // Listeners of this page that stop with this story receive the final event too.
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
  }
})
