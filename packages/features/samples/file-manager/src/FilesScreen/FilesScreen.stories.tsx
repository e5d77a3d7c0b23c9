import preview from '#storybook/preview'
import { say } from '#storybook/say'
import { readStories } from '@console/read/stories'
import { unanswered } from '@console/sample'
import { expect, screen, waitFor, within } from 'storybook/test'
import { fileManagerHandlers, readFiles } from '../mocks/handlers'
import { sampleFiles } from '../mocks/sampleFiles'
import { folderPath, topPath } from '../paths'
import { FilesScreen } from './FilesScreen'

const read = readStories(readFiles(unanswered))

const meta = preview.meta({
  component: FilesScreen,
  parameters: { address: topPath },
  beforeEach({ msw }) {
    msw.use(...fileManagerHandlers)
  },
})

/** What is shown, in its order. */
const rowsOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('[role="row"][data-key^="file-"]'),
]
const shown = (root: HTMLElement) =>
  rowsOf(root).map((row) => row.querySelector('bdi')?.textContent)
const selected = (root: HTMLElement) =>
  rowsOf(root)
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map((row) => row.querySelector('bdi')?.textContent)
const focused = () => {
  const row = document.activeElement?.closest('[role="row"]')
  return row?.querySelector('bdi')?.textContent
}

const top = ['Contracts', 'Market days', 'To be sorted', 'Prices.ods', 'Welcome.pdf']

export const Filled = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown(canvasElement)).toEqual(top))
  },
})

Filled.test(
  'folders are gone through by keys alone, and the folder one comes from has the focus',
  async ({ canvas, canvasElement: root, userEvent }) => {
    rowsOf(root)[0]!.focus()
    // Typed letters go to what begins with them, and are no keys of the screen.
    await userEvent.keyboard('mar')
    await waitFor(() => expect(focused()).toBe('Market days'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(shown(root)).toEqual(['Nakuru', 'Plan of the stalls.svg']))
    await waitFor(() => expect(focused()).toBe('Nakuru'))
    await userEvent.keyboard('{Enter}')
    // Numbers in names are sorted as numbers.
    await waitFor(() => expect(shown(root)).toEqual(['Takings 2.xlsx', 'Takings 10.xlsx']))
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(focused()).toBe('Nakuru'))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(shown(root)).toEqual(top))
    await waitFor(() => expect(focused()).toBe('Market days'))

    await userEvent.keyboard('{End}{Shift>}{ArrowUp}{/Shift}')
    await expect(selected(root)).toEqual(['Prices.ods', 'Welcome.pdf'])
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say('file-manager:selected', { count: 2, number: '2', size: '2.8 MB' }),
    )
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(selected(root)).toEqual(top)
    await userEvent.keyboard('{Escape}')
    await expect(selected(root)).toEqual([])
  },
)

Filled.test(
  'folders stay first, and sizes are sorted as sizes',
  async ({ canvas, canvasElement: root, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('columnheader', { name: say('file-manager:columns.size') }),
    )
    await waitFor(() =>
      expect(shown(root)).toEqual([
        'To be sorted',
        'Contracts',
        'Market days',
        'Welcome.pdf',
        'Prices.ods',
      ]),
    )
    await userEvent.click(
      canvas.getByRole('columnheader', { name: say('file-manager:columns.size') }),
    )
    await waitFor(() => expect(shown(root).slice(-2)).toEqual(['Prices.ods', 'Welcome.pdf']))
  },
)

Filled.test(
  'what is found in any folder says where it lies',
  async ({ canvas, canvasElement: root, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'tak 10')
    await waitFor(() => expect(shown(root)).toEqual(['Takings 10.xlsx']))
    await expect(rowsOf(root)[0]).toHaveTextContent('Market days / Nakuru')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(focused()).toBe('Takings 10.xlsx'))
  },
)
