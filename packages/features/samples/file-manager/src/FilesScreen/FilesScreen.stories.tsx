import preview from '#storybook/preview'
import { say } from '#storybook/say'
import { readStories } from '@console/read/stories'
import { unanswered } from '@console/sample'
import { expect, screen, waitFor, within } from 'storybook/test'
import { fileManagerHandlers, readFiles } from '../mocks/handlers'
import { folderPath, topPath } from '../paths'
import { FilesScreen } from './FilesScreen'

const read = readStories(readFiles(unanswered))

const meta = preview.meta({
  component: FilesScreen,
  parameters: { address: topPath, route: undefined },
  beforeEach({ msw }) {
    msw.use(...fileManagerHandlers)
  },
})

/** The names of what is shown, in its order. */
const shown = (root: HTMLElement) =>
  [...root.querySelectorAll('[role="row"][data-key]')]
    .filter((row) => row.closest('thead') === null)
    .map((row) => row.querySelector('bdi')?.textContent)

const top = ['Contracts', 'Market days', 'To be sorted', 'Prices.ods', 'Welcome.pdf']

export const Filled = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown(canvasElement)).toEqual(top))
  },
})
