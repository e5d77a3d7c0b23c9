import preview from '../preview'
import { MachinePage } from './parts/MachinePage'

const meta = preview.meta({ component: MachinePage, parameters: { layout: 'fullscreen' } })

export const Connectivity = meta.story({ args: { name: 'connectivity' } })

export const Nested = meta.story({ args: { name: 'nested' } })

export const Panel = meta.story({ args: { name: 'panel' } })

export const PasswordLink = meta.story({ args: { name: 'passwordLink' } })

export const Session = meta.story({ args: { name: 'session' } })
