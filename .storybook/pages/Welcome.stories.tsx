import preview from '../preview'
import { WelcomePage } from './parts/WelcomePage'

const meta = preview.meta({ component: WelcomePage, parameters: { layout: 'fullscreen' } })

export const Welcome = meta.story()
