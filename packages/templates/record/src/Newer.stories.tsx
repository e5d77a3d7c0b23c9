import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { rereadRows } from '@console/decision'
import { goods, goodsResource, tokenOfPhase } from '@console/decision/mocks'
import { sampleAccounts, database } from '@console/sample'
import { productEntity } from '@console/sample/product'
import { VisuallyHidden } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { expect, waitFor, within } from 'storybook/test'
import { GoodsScreen } from './mocks/GoodsScreen'

const token = tokenOfPhase('pending')
const newName = 'Written by somebody else'

/** Record with a button that simulates a server event: another user has written it. */
function WithOthers() {
  const queries = useQueryClient()

  function report() {
    database.change(productEntity, token, { name: newName }, sampleAccounts[1]?.token ?? '')
    rereadRows(queries, goodsResource, [token])
  }

  return (
    <>
      <GoodsScreen start={`/goods/${token}`} />
      <VisuallyHidden data-testid="others">
        <button type="button" tabIndex={-1} onClick={report}>
          Tell
        </button>
      </VisuallyHidden>
    </>
  )
}

/** A record that another user changes while it is open. */
const meta = preview.meta({
  tags: ['for-developers'],
  component: WithOthers,
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'Checking what happens when a colleague changes the open record.',
      instead: '`Others` for lists.',
      anatomy: [
        'Banner that reports the newer version.',
        'Button that shows it.',
        'Actions, which wait for that.',
      ],
      do: ['Keep what the user typed.'],
      dont: ['Do not replace the content while the user reads it.'],
    },
    layout: 'padded',
  },
  beforeEach: ({ msw }) => msw.use(...goods.handlers),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('toolbar')
    await userEvent.click(within(canvas.getByTestId('others')).getByRole('button'))
    await canvas.findByText(translate('record:record.newer'))
  },
})

/** A bar announces it; the shown version stays. */
export const Newer = meta.story()

Newer.test(
  'shows the newer version on request, and not before that',
  async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(newName)).toBeNull()
    await userEvent.click(
      canvas.getByRole('button', { name: translate('form:decision.conflict.take') }),
    )
    await waitFor(() => expect(canvas.queryByText(translate('record:record.newer'))).toBeNull())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(newName)
  },
)
