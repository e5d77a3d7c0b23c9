import preview from '#storybook/preview'
import { expect, fn } from 'storybook/test'
import { FullPageMessage } from './FullPageMessage'

const meta = preview.meta({
  component: FullPageMessage,
  parameters: {
    about: {
      use: 'A failure that leaves nothing else on the page: a broken screen, missing configuration, an insecure connection.',
      instead: '`StatePanel` inside of a screen. `MissingPart` where only a part is missing.',
      anatomy: ['Title.', 'What happened, and what to do.', 'Button, such as reload.'],
      do: ['Keep its messages in the first chunk.'],
      dont: ['Do not depend on data or fetched code.'],
    },
    layout: 'fullscreen',
  },
})

/** A screen crashed, or its code could not be fetched. */
export const Screen = meta.story({ args: { kind: 'screen', onRetry: fn() } })

let isOnline = true

/**
 * Without a network the code cannot be fetched: the screen is retried automatically when the
 * network returns.
 */
export const WithoutNetwork = meta.story({
  args: { kind: 'screen', onRetry: fn() },
  beforeEach() {
    isOnline = false
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /You’re offline|أنت غير متصل/ })
  },
})

WithoutNetwork.test('retries when the network is back', async ({ args }) => {
  await expect(args.onRetry).not.toHaveBeenCalled()
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})

/** The code of a screen could not be fetched: after a deployment, or without a connection. */
export const Unfetched = meta.story({
  args: { kind: 'unfetched', onRetry: fn() },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button')
    await expect(first).toHaveTextContent(/Reload the page|إعادة تحميل الصفحة/)
    await expect(first).toHaveAttribute('data-variant', 'primary')
  },
})

/** The server has a newer release. */
export const NewVersion = meta.story({
  args: { kind: 'unfetched', onRetry: fn() },
  beforeEach() {
    const own = document.createElement('meta')
    own.name = 'release'
    own.content = 'older'
    document.head.append(own)
    const { fetch: real } = window
    window.fetch = async (address, init) =>
      address === '/' ? new Response('<meta name="release" content="newer">') : real(address, init)
    return () => {
      own.remove()
      window.fetch = real
    }
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /A new version is available|يتوفر إصدار جديد/ })
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
})

/** `config.json` cannot be fetched. */
export const Missing = meta.story({ args: { kind: 'missing', detail: '/config.json: 404' } })

/** `config.json` is invalid. */
export const Broken = meta.story({
  args: { kind: 'broken', detail: '/config.json: addresses.gateway' },
})

/** The page was loaded by https, and `config.json` names an address with http. */
export const Insecure = meta.story({
  args: {
    kind: 'insecure',
    detail: '/config.json: addresses.business (http://api.example.com/v1)',
  },
})
