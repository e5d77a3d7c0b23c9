import preview from '#storybook/preview'
import { unanswered } from '@console/sample'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { expect, waitFor } from 'storybook/test'
import { Classic } from './classic'
import type { SearchResult } from './contract'
import { readSearch } from './mocks/handlers'
import { searchResults } from './mocks/searchResults'
import { paths } from './paths'

const read = queryBoundaryStories(readSearch(unanswered))

const meta = preview.type<{ args: { results: SearchResult[] } }>().meta({
  component: Classic,
  args: { results: searchResults },
  parameters: { address: paths.classic },
  beforeEach({ args, msw }) {
    msw.use(readSearch(() => args.results))
  },
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10)
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(
      searchResults[0]!.title,
    )
  },
})

Filled.test('finds and highlights the typed text', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox'), 'ORDER agent')
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Orders of agents')
  const marked = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)
  await expect(marked).toEqual(expect.arrayContaining(['Order', 'agent']))
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10))
})

Filled.test(
  'pages are links, and typing returns to the first page',
  async ({ canvas, userEvent }) => {
    const [next] = within(await canvas.findByRole('navigation'), 'next')
    await userEvent.click(next!)
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(
        searchResults[10]!.title,
      ),
    )
    await userEvent.type(canvas.getByRole('searchbox'), 'e')
    await waitFor(() => expect(within(canvas.getByRole('navigation'), 'prev')).toHaveLength(0))
  },
)

/** Page links by their relation. */
function within(navigation: HTMLElement, rel: 'next' | 'prev') {
  return navigation.querySelectorAll<HTMLElement>(`a[rel=${rel}]`)
}

/** The address holds the search text and the page; a page past the last is the last. */
export const Linked = meta.story({
  parameters: { address: `${paths.classic}?q=the&page=9` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toHaveValue('the')
    await waitFor(() => expect(within(canvas.getByRole('navigation'), 'next')).toHaveLength(0))
  },
})

/** An address that is neither one of the console's nor http(s) is not linked; words longer than a line wrap. */
export const Odd = meta.story({
  args: {
    results: [
      { id: '1', title: 'A script', url: 'javascript:alert(1)', excerpt: '<b>Plain</b> text' },
      { id: '2', title: 'Another host', url: '//evil.example/', excerpt: '' },
      { id: '3', title: 'W'.repeat(200), url: `/${'w'.repeat(300)}`, excerpt: 'w'.repeat(300) },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(1)
  },
})

/** Thousands of results: typing stays responsive. */
export const Thousands = meta.story({
  args: {
    results: Array.from({ length: 5000 }, (_, index) => {
      const { title, ...result } = searchResults[index % searchResults.length]!
      return { ...result, id: String(index), title: `${title} ${index}` }
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'returns 4999')
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull())
  },
})

export const NoMatch = meta.story({
  parameters: { address: `${paths.classic}?q=xyz` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'noMatch')
  },
})

export const Empty = meta.story({
  args: { results: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'empty')
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })
