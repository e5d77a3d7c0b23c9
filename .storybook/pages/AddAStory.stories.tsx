import preview from '../preview'
import { AddAStoryPage } from './AddAStoryPage'

const meta = preview.meta({
  title: 'How to add a story',
  component: AddAStoryPage,
  parameters: { layout: 'fullscreen' },
})

export const HowToAddAStory = meta.story({ name: 'How to add a story' })
