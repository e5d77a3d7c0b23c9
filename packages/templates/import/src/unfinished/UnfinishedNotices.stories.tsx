import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { openStorage } from '@console/core/storage'
import { Text } from '@console/ui'
import { useLocation } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { teaEndpoints, teaKind } from '../mocks/teas'
import { addUnfinished } from '../stories/addUnfinished'
import { UnfinishedNotices } from './UnfinishedNotices'
import { unfinishedImportsMessages } from './messages'

const imports = [{ calls: teaKind, path: '/teas/upload' }]

const meta = preview.meta({
  component: UnfinishedNotices,
  globals: { role: 'admin' },
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'Once in the console, for all kinds of imports.',
      instead: 'The screen of an import, which lists its own unfinished ones.',
      anatomy: ['One notice for each type of record.', 'Button that resumes.'],
      do: ['Show it after sign-in, once per session.'],
      dont: ['Do not show it on the screen of the import.'],
    },
    messages: [unfinishedImportsMessages],
  },
  args: { imports },
  render: (args) => (
    <>
      <UnfinishedNotices {...args} />
      <Address />
    </>
  ),
  beforeEach({ msw }) {
    openStorage('passing').clear()
    msw.use(...teaEndpoints.handlers)
    addUnfinished(teaKind.id, 'spring teas.csv')
  },
})

/** The address of the current screen. */
function Address() {
  const { pathname, search } = useLocation()
  return <Text as="p">{pathname + search}</Text>
}

/** One import: the notice names its file and resumes it. */
export const One = meta.story({
  play: async ({ canvas, userEvent }) => {
    const notice = await screen.findByRole('alertdialog')
    await expect(notice).toHaveTextContent('spring teas.csv')
    await userEvent.click(
      within(notice).getByRole('button', { name: translate('unfinished-imports:continue') }),
    )
    await canvas.findByText('/teas/upload?job=unfinishedimport0001')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

/** Several imports of one type: the notice leads to their list. */
export const Several = meta.story({
  beforeEach() {
    addUnfinished(teaKind.id, 'autumn teas.csv', 'unfinishedimport0002')
  },
  play: async ({ canvas, userEvent }) => {
    const notice = await screen.findByRole('alertdialog')
    await expect(notice).toHaveTextContent(
      translate('unfinished-imports:several', { count: 2, number: translate.number(2) }),
    )
    await expect(notice).toHaveTextContent('autumn teas.csv')
    await userEvent.click(
      within(notice).getByRole('button', { name: translate('unfinished-imports:show') }),
    )
    await canvas.findByText('/teas/upload')
  },
})

/** The screen of the import lists them itself. */
export const OnItsScreen = meta.story({
  parameters: { address: '/teas/upload' },
  play: async () => {
    await waitFor(() => expect(openStorage('passing').length).toBe(1))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})
