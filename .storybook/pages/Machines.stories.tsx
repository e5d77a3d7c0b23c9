import preview from '../preview'
import { MachinePage } from './parts/MachinePage'

const meta = preview.meta({ component: MachinePage, parameters: { layout: 'fullscreen' } })

export const PasswordLink = meta.story({ args: { name: 'passwordLink' } })

export const Session = meta.story({ args: { name: 'session' } })
