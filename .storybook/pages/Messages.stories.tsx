import preview from '../preview'
import { MessagesPage } from './MessagesPage'

const meta = preview.meta({ component: MessagesPage, parameters: { layout: 'fullscreen' } })

export const Messages = meta.story()
