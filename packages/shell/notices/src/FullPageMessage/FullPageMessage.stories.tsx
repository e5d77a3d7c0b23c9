import preview from '#storybook/preview'
import { fn } from 'storybook/test'
import { FullPageMessage } from './FullPageMessage'

const meta = preview.meta({ component: FullPageMessage, parameters: { layout: 'fullscreen' } })

/** A screen broke, or its code could not be fetched. */
export const Screen = meta.story({ args: { kind: 'screen', onRetry: fn() } })

/** `config.json` cannot be fetched. */
export const Missing = meta.story({ args: { kind: 'missing', detail: '/config.json: 404' } })

/** `config.json` is not what was agreed. */
export const Broken = meta.story({
  args: { kind: 'broken', detail: '/config.json: addresses.gateway' },
})
