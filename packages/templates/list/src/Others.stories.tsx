import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { isolate } from '@console/core/i18n'
import { noteOthers, rereadRows } from '@console/decision'
import { VisuallyHidden } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { expect, waitFor, within } from 'storybook/test'
import { rowHeaders, rowsOf } from './mocks/partsOfList'
import { stallHandlers } from './mocks/stallHandlers'
import { openMarket } from './mocks/stallMarket'
import { StallsScreen } from './screen/mocks/StallsScreen'
import { type Stall, stalls, stallsResource, stallToken } from './mocks/stalls'
import { stallsList } from './mocks/stallsList'

const other = 'Wanjiru Kamau'

let market = openMarket([])

function stall(place: number): Stall {
  const found = market.stall(stallToken(place))
  if (!found) throw new Error(`There is no stall ${place}`)
  return found
}

/** List with a button that simulates server events: another user decides the first row and claims the second. */
function WithOthers() {
  const queries = useQueryClient()

  function report() {
    const changed = [
      market.put({ ...stall(0), status: 'approved' }),
      market.put({ ...stall(1), fee: { amount: 99_000, currency: 'KES' } }),
    ]
    const news = changed.map(
      ({ secureToken, version }) => [secureToken, { version, by: other }] as const,
    )
    noteOthers(queries, stallsResource.id, new Map(news))
    rereadRows(
      queries,
      stallsResource,
      news.map(([token]) => token),
    )
  }

  return (
    <>
      <StallsScreen config={stallsList} />
      <VisuallyHidden data-testid="others">
        <button type="button" tabIndex={-1} onClick={report}>
          Tell
        </button>
      </VisuallyHidden>
    </>
  )
}

/** Changes by other users while the list is shown. */
const meta = preview.meta({
  tags: ['for-developers'],
  component: WithOthers,
  beforeEach({ msw }) {
    localStorage.removeItem('columns:stalls')
    market = openMarket(stalls(12))
    msw.use(...stallHandlers(market))
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    await userEvent.click(within(canvas.getByTestId('others')).getByRole('button'))
    await waitFor(() => expect(rowsOf(canvasElement)[0]).toHaveAttribute('data-gone'))
  },
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'Lists that several people work on at the same time.',
      instead: '`Newer` for a record that changes while it is open.',
      anatomy: [
        'Row that left the list, struck out in its place.',
        'Number of new rows, with a button that shows them.',
      ],
      do: ['Keep rows where they are until the user asks for the new ones.'],
      dont: ['Do not move rows under the pointer.'],
    },
  },
})

/** Both rows keep their places and name the user who changed them; the one that has left the list is marked. */
export const ChangedByOthers = meta.story()

ChangedByOthers.test(
  'a changed row names the other user, even when it has left the list',
  async ({ canvasElement }) => {
    const chip = translate('list:index.row.changedBy', { actor: isolate(other) })
    const [gone, changed, third] = rowsOf(canvasElement)
    await expect(gone).toHaveTextContent(chip)
    await expect(changed).toHaveTextContent(chip)
    await expect(changed).not.toHaveAttribute('data-gone')
    await expect(third).not.toHaveTextContent(chip)
  },
)
