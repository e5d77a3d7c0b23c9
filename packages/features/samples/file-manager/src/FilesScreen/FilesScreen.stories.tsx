import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { unanswered } from '@console/sample'
import { expect, screen, waitFor, within } from 'storybook/test'
import { fileManagerHandlers, readFiles } from '../mocks/handlers'
import { sampleFiles } from '../mocks/sampleFiles'
import { folderPath, topPath } from '../paths'
import { FilesScreen } from './FilesScreen'

const read = queryBoundaryStories(readFiles(unanswered))

const meta = preview.meta({
  component: FilesScreen,
  parameters: { address: topPath },
  beforeEach({ msw }) {
    msw.use(...fileManagerHandlers)
  },
})

/** Shown rows in order. */
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
    // A folder without files.
    await expect(rowsOf(canvasElement)[2]).toHaveTextContent(translate('file-manager:size.none'))
  },
})

Filled.test(
  'navigates folders by keyboard alone, and focuses the folder that was left',
  async ({ canvas, canvasElement: root, userEvent }) => {
    rowsOf(root)[0]!.focus()
    // Typed letters move to files that begin with them, and do not trigger shortcuts.
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
      translate('file-manager:selected', { count: 2, number: '2', size: '2.8 MB' }),
    )
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(selected(root)).toEqual(top)
    await userEvent.keyboard('{Escape}')
    await expect(selected(root)).toEqual([])
  },
)

Filled.test(
  'keeps folders first, and sorts sizes numerically',
  async ({ canvas, canvasElement: root, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('columnheader', { name: translate('file-manager:columns.size') }),
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
      canvas.getByRole('columnheader', { name: translate('file-manager:columns.size') }),
    )
    await waitFor(() => expect(shown(root).slice(-2)).toEqual(['Prices.ods', 'Welcome.pdf']))
  },
)

Filled.test(
  'search results of any folder show their location',
  async ({ canvas, canvasElement: root, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'tak 10')
    await waitFor(() => expect(shown(root)).toEqual(['Takings 10.xlsx']))
    await expect(rowsOf(root)[0]).toHaveTextContent('Market days / Nakuru')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(focused()).toBe('Takings 10.xlsx'))
  },
)

/** A folder as tiles, and an open document in it with untrusted HTML. */
export const Tiles = meta.story({
  parameters: { address: folderPath('file-1', 'file-5', '?view=tiles') },
  beforeEach({ msw }) {
    msw.use(
      readFiles(({ database }) =>
        sampleFiles(database.now()).map((file) =>
          file.id === 'file-5'
            ? { ...file, preview: `${file.preview}<script>document.title = 'taken'</script>` }
            : file,
        ),
      ),
    )
  },
  play: async ({ canvas, canvasElement: root, userEvent }) => {
    const details = await canvas.findByRole('complementary')
    await within(details).findByText('Stalls are ready at six.')
    await expect(root.querySelector('script')).toBeNull()
    await expect(selected(root)).toEqual(['Terms for sellers.docx'])
    // Arrows move horizontally, in reading direction.
    const [first] = rowsOf(root)
    first!.focus()
    const isRtl = getComputedStyle(root).direction === 'rtl'
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}')
    await waitFor(() => expect(focused()).toBe('Terms for sellers.docx'))
  },
})

/** A picture is drawn as an image; on a phone the details open over the folder and close with Escape. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: folderPath('file-2', 'file-7') },
  play: async () => {
    const drawer = await screen.findByRole('dialog')
    await within(drawer).findByRole('img', { name: 'Plan of the stalls.svg' })
  },
})

Narrow.test(
  'Escape closes the drawer, and the folder’s rows are listed',
  async ({ canvasElement: root, userEvent }) => {
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(shown(root)).toEqual(['Nakuru', 'Plan of the stalls.svg'])
    await expect(rowsOf(root)[0]).toHaveTextContent(translate('file-manager:type.folder'))
  },
)

/** Five thousand files in one folder: only visible ones are drawn, and keys reach all of them. */
const thousands = sampleFiles(0)
  .slice(0, 1)
  .concat(
    Array.from({ length: 5000 }, (_, place) => ({
      ...sampleFiles(0).find(({ type }) => type !== 'folder')!,
      id: `file-many-${place + 1}`,
      name: place === 0 ? 'Kiosk' : `Page ${place + 1}`,
      location: '/',
    })),
  )

export const Many = meta.story({
  globals: { viewport: { value: 'desktop' } },
  beforeEach({ msw }) {
    msw.use(readFiles(() => thousands))
  },
  play: async ({ canvas, canvasElement: root, userEvent }) => {
    await waitFor(() => expect(shown(root).length).toBeGreaterThan(5))
    await expect(rowsOf(root).length).toBeLessThan(120)
    const [first] = rowsOf(root)
    first!.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(focused()).toMatch(/^Page 5000\b/))
    await expect(rowsOf(root).length).toBeLessThan(120)
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(focused()).toMatch(/^Page 49\d\d/))
    // Letters reach rows that are not drawn, and Shift selects the range between.
    await userEvent.keyboard('k')
    await waitFor(() => expect(focused()).toMatch(/^Kiosk\b/))
    await userEvent.keyboard('{ArrowDown}{Shift>}{End}{/Shift}')
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(translate.number(4999)),
    )
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(focused()).toBe('Contracts'))
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(focused()).toMatch(/^Page [1-4]\d\b/))
  },
})

/** The same as tiles. */
export const ManyTiles = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: { address: `${topPath}?view=tiles` },
  beforeEach({ msw }) {
    msw.use(readFiles(() => thousands))
  },
  play: async ({ canvasElement: root, userEvent }) => {
    await waitFor(() => expect(shown(root).length).toBeGreaterThan(5))
    await expect(rowsOf(root).length).toBeLessThan(200)
    rowsOf(root)[0]!.focus()
    await userEvent.keyboard('{End}{ArrowUp}')
    await waitFor(() => expect(focused()).toMatch(/^Page 49\d\d/))
    await userEvent.keyboard('k')
    await waitFor(() => expect(focused()).toMatch(/^Kiosk\b/))
  },
})

export const EmptyFolder = meta.story({
  parameters: { address: folderPath('file-4') },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: translate('file-manager:folder.empty.title') })
  },
})

export const UnknownFolder = meta.story({
  parameters: { address: folderPath('file-99') },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: translate('file-manager:folder.unknown.title') })
    const main = canvas.getAllByRole('link', { name: translate('file-manager:top') })
    await expect(main.at(-1)).toHaveAttribute('href', topPath)
  },
})

export const NoMatch = meta.story({
  parameters: { address: `${topPath}?q=zebra` },
  play: async ({ canvas, canvasElement: root, userEvent }) => {
    const panel = await canvas.findByRole('group', {
      name: translate('file-manager:noMatch.title'),
    })
    await userEvent.click(within(panel).getByRole('button'))
    await waitFor(() => expect(shown(root)).toEqual(top))
  },
})

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(readFiles(() => []))
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('group', { name: translate('file-manager:empty.title') }),
    ).toHaveAttribute('data-kind', 'empty')
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })
