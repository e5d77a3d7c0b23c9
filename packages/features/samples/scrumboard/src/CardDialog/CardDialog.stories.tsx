import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { setScenario } from '@console/sample'
import { expect, screen, waitFor, within } from 'storybook/test'
import { BoardScreen } from '../BoardScreen/BoardScreen'
import type { Board } from '../contract'
import { scrumboardHandlers } from '../mocks/handlers'
import { sampleBoards } from '../mocks/sampleBoards'
import { cardPath } from '../paths'

const [first] = sampleBoards as [Board]
const [card] = first.cards

const meta = preview.meta({
  // Changes are visible on the board behind it.
  component: BoardScreen,
  parameters: { address: cardPath(first.id, card!.id) },
  beforeEach({ msw }) {
    msw.use(...scrumboardHandlers)
  },
})

const opened = async () => within(await screen.findByRole('dialog'))

/** Typed text is saved on close, other changes at once. */
export const Filled = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Without colour' }))
    await expect(await dialog.findByText(doneOf(3, 3))).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Feature' }))
    await userEvent.type(
      dialog.getByRole('textbox', { name: translate('scrumboard:activity.comment') }),
      'Fewer stripes it is.',
    )
    await userEvent.click(
      dialog.getByRole('button', { name: translate('scrumboard:activity.send') }),
    )
    await expect(await dialog.findByText('Fewer stripes it is.')).toBeVisible()
    await userEvent.type(dialog.getByDisplayValue(card!.name), ' again')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const tile = canvasElement.querySelector<HTMLElement>(`[data-card="${card!.id}"]`)
    await waitFor(() => expect(tile).toHaveTextContent(`${card!.name} again`))
    await expect(tile).toHaveTextContent('Feature')
    await expect(tile).toHaveTextContent(doneOf(3, 3))
  },
})

Filled.test('adds a checklist and a link', async (story) => {
  const { userEvent } = story
  await userEvent.click(await storyLink(story.canvasElement))
  const dialog = await opened()
  await userEvent.click(dialog.getByRole('button', { name: translate('scrumboard:checklist.add') }))
  await userEvent.keyboard('Colours{Enter}')
  await expect(await dialog.findByRole('heading', { name: 'Colours' })).toBeVisible()
  await userEvent.click(
    dialog.getByRole('button', { name: translate('scrumboard:attachment.link') }),
  )
  await userEvent.keyboard('awnings.example/stripes{Enter}')
  await expect(
    await dialog.findByRole('link', { name: 'awnings.example/stripes' }),
  ).toHaveAttribute('href', 'https://awnings.example/stripes')
})

Filled.test(
  'edits a checklist and its entries in place, by keyboard',
  async ({ canvasElement, userEvent }) => {
    await userEvent.click(await storyLink(canvasElement))
    const dialog = await opened()
    const { checklists } = card!
    const [list] = checklists
    const [item] = list!.checkItems
    const button = (
      key: 'checklist.rename' | 'checklist.item.rename' | 'checklist.item.remove',
      name: string,
    ) => dialog.findByRole('button', { name: translate(`scrumboard:${key}`, { name }) })

    ;(await button('checklist.item.rename', item!.name)).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(
        dialog.getByRole('textbox', { name: translate('scrumboard:checklist.item') }),
      ).toHaveFocus(),
    )
    // Escape closes only the field, and returns the focus to its button.
    await userEvent.keyboard('Nothing{Escape}')
    await waitFor(async () =>
      expect(await button('checklist.item.rename', item!.name)).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}Fewer stripes{Enter}')
    await waitFor(async () =>
      expect(await button('checklist.item.rename', 'Fewer stripes')).toHaveFocus(),
    )
    await expect(dialog.getByRole('checkbox', { name: 'Fewer stripes' })).toBeVisible()

    ;(await button('checklist.rename', list!.name)).focus()
    await userEvent.keyboard('{Enter}Colours{Enter}')
    await waitFor(async () => expect(await button('checklist.rename', 'Colours')).toHaveFocus())

    // Restored entries return to their position.
    const names = () => dialog.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent)
    const before = names()
    ;(await button('checklist.item.remove', 'Fewer stripes')).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(names()).not.toEqual(before))
    await expect(
      dialog.getByRole('button', { name: translate('scrumboard:checklist.item.add') }),
    ).toHaveFocus()
    await userEvent.click(
      await screen.findByRole('button', { name: translate('optimistic-mutations:undo') }),
    )
    await waitFor(() => expect(names()).toEqual(before))
  },
)

const commentField = (dialog: ReturnType<typeof within>) =>
  dialog.findByRole('textbox', { name: translate('scrumboard:activity.comment') })

Filled.test(
  'keeps a comment that was not sent when the card is closed, and sends it by Ctrl+Enter',
  async ({ canvasElement, userEvent }) => {
    await userEvent.click(await storyLink(canvasElement))
    await userEvent.type(await commentField(await opened()), 'Keep the poles.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await userEvent.click(await storyLink(canvasElement))
    const dialog = await opened()
    const field = await commentField(dialog)
    await expect(field).toHaveValue('Keep the poles.')
    field.focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await dialog.findByText('Keep the poles.', { selector: 'li p' })).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
)

Filled.test(
  'keeps a comment that the server refuses in its field',
  async ({ canvasElement, userEvent }) => {
    await userEvent.click(await storyLink(canvasElement))
    setScenario('500', 'POST /scrumboard-app/card/update')
    const field = await commentField(await opened())
    await userEvent.type(field, 'Keep the poles.{Control>}{Enter}{/Control}')
    await waitFor(() => expect(field).toHaveValue('Keep the poles.'))
    await expect(screen.queryByText('Keep the poles.', { selector: 'li p' })).toBeNull()
  },
)

Filled.test(
  'edits, deletes and restores the user’s own comment',
  async ({ canvasElement, userEvent }) => {
    await userEvent.click(await storyLink(canvasElement))
    const dialog = await opened()
    const row = (text: string) => dialog.findByText(text, { selector: 'li p' })
    const buttons = async (text: string) =>
      within((await row(text)).closest('li')!).getAllByRole('button')
    // Comments by others have no buttons.
    await expect(
      within((await row(card!.activities[0]!.message)).closest('li')!).queryByRole('button'),
    ).toBeNull()

    const [edit] = await buttons('Fewer stripes it is.')
    edit!.focus()
    await userEvent.keyboard('{Enter}')
    const field = await dialog.findByDisplayValue('Fewer stripes it is.')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard(' Three{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    // An unfinished edit is kept, too.
    await userEvent.click(await storyLink(canvasElement))
    const again = within(await screen.findByRole('dialog'))
    ;(await again.findByDisplayValue('Fewer stripes it is. Three')).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const changed = await again.findByText('Fewer stripes it is. Three', { selector: 'li p' })
    const [editAgain, remove] = within(changed.closest('li')!).getAllByRole('button')
    await waitFor(() => expect(editAgain).toHaveFocus())

    remove!.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(changed).not.toBeInTheDocument())
    await expect(await commentField(again)).toHaveFocus()
    await userEvent.click(
      await screen.findByRole('button', { name: translate('optimistic-mutations:undo') }),
    )
    await expect(
      await again.findByText('Fewer stripes it is. Three', { selector: 'li p' }),
    ).toBeVisible()
  },
)

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })

/** The card has been removed: this is reported, and the board stays. */
export const Unknown = meta.story({
  parameters: { address: cardPath(first.id, 'gone') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: translate('scrumboard:card.unknown.close') }),
    ).toBeVisible()
  },
})

const doneOf = (done: number, of: number) =>
  translate('scrumboard:card.progress', { done: translate.number(done), of: translate.number(of) })

/** Link of the card, once the card is closed. */
async function storyLink(root: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => root.querySelector<HTMLElement>(`[data-card="${card!.id}"] a`)!)
}
