import preview from '../preview'
import { WelcomePage } from './WelcomePage'

const meta = preview.meta({ component: WelcomePage, parameters: { layout: 'fullscreen' } })

export const Welcome = meta.story()
