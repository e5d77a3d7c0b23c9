import { expect } from 'storybook/test'
import preview from '../preview'
import { RhythmPage } from './RhythmPage'

const meta = preview.meta({ component: RhythmPage, parameters: { layout: 'fullscreen' } })

export const Rhythm = meta.story()

Rhythm.test('the parts of a list add up to the window’s height', async ({ canvas }) => {
  const heights = canvas.getAllByText(/^\d+ px$/, { selector: 'span' })
  const sum = heights.reduce((so, { textContent }) => so + Number.parseInt(textContent, 10), 0)
  await expect(sum).toBe(900)
})
