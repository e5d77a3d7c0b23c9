import preview from '#storybook/preview'
import { say } from '#storybook/say'
import { openStorage } from '@console/core/storage'
import { sampleAccounts } from '@console/sample'
import { Text } from '@console/ui'
import { useLocation } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { addUnfinished, teaEndpoints, teaKind } from '../mocks/teas'
import { UnfinishedNotices } from './UnfinishedNotices'
import { unfinishedImportsWords } from './words'

const imports = [{ calls: teaKind, path: '/teas/upload' }]

const meta = preview.meta({
  component: UnfinishedNotices,
  globals: { role: 'admin' },
  parameters: { words: [unfinishedImportsWords] },
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
    addUnfinished(sampleAccounts.find(({ userName }) => userName === 'admin')?.token ?? '')
  },
})

/** Any screen. */
function Address() {
  const { pathname, search } = useLocation()
  return <Text as="p">{pathname + search}</Text>
}

/** The file is named, and the notice leads to where the import stopped. */
export const One = meta.story({
  play: async ({ canvas, userEvent }) => {
    const notice = await screen.findByRole('alertdialog')
    await expect(notice).toHaveTextContent('spring teas.csv')
    await userEvent.click(
      within(notice).getByRole('button', { name: say('unfinished-imports:continue') }),
    )
    await canvas.findByText('/teas/upload?job=unfinishedimport0001')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

/** Several of one kind: their list is one press away. */
export const Several = meta.story({
  beforeEach() {
    const admin = sampleAccounts.find(({ userName }) => userName === 'admin')?.token ?? ''
    addUnfinished(admin, { jobId: 'unfinishedimport0002', name: 'autumn teas.csv' })
  },
  play: async ({ canvas, userEvent }) => {
    const notice = await screen.findByRole('alertdialog')
    await expect(notice).toHaveTextContent(
      say('unfinished-imports:several', { count: 2, number: say.number(2) }),
    )
    await expect(notice).toHaveTextContent('autumn teas.csv')
    await userEvent.click(
      within(notice).getByRole('button', { name: say('unfinished-imports:show') }),
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
