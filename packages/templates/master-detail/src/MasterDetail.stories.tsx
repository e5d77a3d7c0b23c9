import preview from '#storybook/preview'
import { Text, VisuallyHidden } from '@console/ui'
import { Folder as FolderIcon } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type Collection, collectionPath, readCollectionAddress } from './collections'
import { MasterDetail, UnknownDetail } from './MasterDetail'
import { RowLink } from './RowLink'
import { LabelDot, Sidebar } from './Sidebar'
import { WindowedList } from './WindowedList'

const app = '/apps/letters'
const all: Collection = { kind: 'folder', handle: 'all' }
const urgent: Collection = { kind: 'label', handle: 'urgent' }

interface StoryArgs {
  count: number
}

/** The layout of mail, to-do, contacts and chat: collections, the list of one collection, and the open record. */
const meta = preview.type<{ args: StoryArgs }>().meta({
  args: { count: 5000 },
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'Apps in which users go through many short records.',
      instead: '`List` for records with columns, filters and decisions.',
      anatomy: [
        'Sidebar with collections; a drawer where there is no room.',
        'Bar with search and selection.',
        'Windowed list.',
        'Open record, or a placeholder.',
      ],
      do: [
        'Keep the list mounted when the record changes.',
        'Show one pane on a phone, with a link back.',
      ],
      dont: ['Do not put rows of different heights into the list.'],
    },
    address: collectionPath(app, all),
  },
  render: (args) => <Letters {...args} />,
})

/** App of numbered letters. */
function Letters({ count }: StoryArgs) {
  const { pathname } = useLocation()
  const { collection = all, id } = readCollectionAddress(app, pathname) ?? {}
  const letters = Array.from({ length: count }, (_, index) => String(index + 1))
  const entry = (one: Collection) => ({
    href: collectionPath(app, one),
    title: one.handle,
    isCurrent: one.handle === collection.handle,
  })
  const back = { backHref: collectionPath(app, collection), backLabel: collection.handle }
  return (
    <>
      <MasterDetail
        title="Letters"
        sidebar={{
          title: 'Boxes',
          content: (
            <Sidebar
              label="Boxes"
              sections={[
                { entries: [{ ...entry(all), icon: <FolderIcon />, count: 7 }] },
                {
                  title: 'Labels',
                  entries: [{ ...entry(urgent), icon: <LabelDot color="#c2410c" /> }],
                },
              ]}
            />
          ),
        }}
        list={
          <WindowedList
            label="All letters"
            rows={letters}
            idOf={(letter) => letter}
            rowHeight="3rem"
            openId={id}
            hasLetterKeys
          >
            {(letter) => (
              <RowLink href={collectionPath(app, collection, letter)} isOpen={letter === id}>
                {letter}
              </RowLink>
            )}
          </WindowedList>
        }
        openId={id}
        detail={
          letters.includes(id ?? '') ? (
            <Text as="p">{`Letter ${id}`}</Text>
          ) : (
            <UnknownDetail {...back} />
          )
        }
        isReading={false}
        nothingOpen={{ title: 'Nothing is open', message: 'Choose a letter.' }}
        {...back}
      />
      <VisuallyHidden data-testid="address">{pathname}</VisuallyHidden>
    </>
  )
}

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole('listitem')
    const inList = () => within(canvas.getByRole('list', { name: 'All letters' }))
    // Of thousands only the visible rows are rendered, and each has its position.
    await expect(rows.length).toBeLessThan(60)
    await expect(inList().getAllByRole('listitem')[2]).toHaveAttribute('aria-setsize', '5000')
    await expect(canvas.getByRole('group')).toHaveAttribute('data-kind', 'empty')

    await userEvent.click(canvas.getByRole('link', { name: '3' }))
    await expect(await canvas.findByText('Letter 3')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '3' })).toHaveFocus()
    await userEvent.keyboard('j{ArrowDown}k')
    await expect(canvas.getByRole('link', { name: '4' })).toHaveFocus()
    // A key that moves to the last row renders it, and the open one stays.
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('link', { name: '5000' })).toHaveFocus())
    await expect(canvas.getByRole('link', { name: '5000' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '3' })).toBeInTheDocument()
  },
})

/** A link to a record far down: its row is visible. */
export const FarDown = meta.story({
  parameters: { address: collectionPath(app, all, 4000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: '3998' })).toBeVisible())
    await expect(canvas.getByText('Letter 4000')).toBeVisible()
  },
})

/** Three panes; the address names a record that does not exist. */
export const Unknown = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: { address: collectionPath(app, urgent, 'x') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'noMatch')
    await expect(canvas.getByRole('link', { name: '1' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('urgent')
  },
})

/** One pane: the record covers the list, which keeps its state. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'All letters' })
    list.parentElement!.scrollTop = 4000
    const link = await canvas.findByRole('link', { name: '86' })
    await userEvent.click(link)
    await expect(await canvas.findByText('Letter 86')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Letter 86').closest('article')).toHaveFocus())
    await expect(link).not.toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'all' }))
    await waitFor(() => expect(link).toHaveFocus())
    await expect(list.parentElement!.scrollTop).toBe(4000)

    await userEvent.click(canvas.getByRole('button', { name: 'Boxes' }))
    await userEvent.click(await screen.findByRole('link', { name: 'urgent' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByTestId('address')).toHaveTextContent('/apps/letters/label/urgent')
  },
})
