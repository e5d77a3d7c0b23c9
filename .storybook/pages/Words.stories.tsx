import preview from '../preview'
import { WordsPage } from './parts/WordsPage'

const meta = preview.meta({ component: WordsPage, parameters: { layout: 'fullscreen' } })

export const Words = meta.story()
