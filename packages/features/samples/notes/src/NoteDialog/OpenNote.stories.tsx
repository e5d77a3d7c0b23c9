import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { expect, screen, waitFor, within } from 'storybook/test'
import { notesHandlers } from '../mocks/handlers'
import { sampleNotes } from '../mocks/sampleNotes'
import { NotesScreen } from '../NotesScreen/NotesScreen'
import { allNotes, notePath } from '../paths'

const meta = preview.meta({
  // Changes are visible on the wall behind it.
  component: NotesScreen,
  beforeEach({ msw }) {
    msw.use(...notesHandlers)
  },
})

const [withPicture, withList] = sampleNotes

/**
 * A field that expands: written by keyboard, with all fields on request; Enter continues a checklist, and Backspace
 * removes an empty entry.
 */
export const New = meta.story({
  parameters: { address: allNotes },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    await userEvent.click(canvas.getByRole('button', { name: translate('notes:new.take') }))
    const form = within(await canvas.findByRole('region', { name: translate('notes:new.title') }))
    const [title, text] = await form.findAllByRole('textbox')
    await waitFor(() => expect(text).toHaveFocus())
    // Nothing is written, so nothing is sent.
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(text).toBeInvalid())
    await userEvent.type(title!, 'For Friday')
    await userEvent.click(form.getByRole('button', { name: translate('notes:new.more') }))
    await userEvent.click(form.getByRole('button', { name: translate('notes:checklist.add') }))
    await userEvent.keyboard('Bread{Enter}Milk{Enter}{Backspace}')
    await waitFor(() => expect(document.activeElement).toHaveValue('Milk'))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(document.activeElement).toHaveValue('Bread'))

    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    // It is first, and has the focus.
    await waitFor(() => expect(canvas.getByRole('link', { name: 'For Friday' })).toHaveFocus())
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent('For Friday')
    await expect(canvas.getByRole('checkbox', { name: 'Milk' })).toBeVisible()
    // An empty form closes on a press outside.
    // Shortcuts work again once the form has closed.
    await canvas.findByRole('button', { name: translate('notes:new.take') })
    await userEvent.keyboard('c')
    await canvas.findByRole('region', { name: translate('notes:new.title') })
    await userEvent.click(canvas.getByRole('heading', { level: 1 }))
    await expect(
      await canvas.findByRole('button', { name: translate('notes:new.take') }),
    ).toBeVisible()
  },
})

/** It is saved while it is edited, and when it is closed. */
export const Filled = meta.story({
  parameters: { address: notePath(allNotes, withList!.id) },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByDisplayValue(withList!.title), ' of June')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(
      await canvas.findByRole('link', { name: `${withList!.title} of June` }),
    ).toBeVisible()
  },
})

/** With a picture from a file, and a reminder. A file that is not a picture is refused. */
export const WithPicture = meta.story({
  parameters: { address: notePath(allNotes, withPicture!.id) },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getAllByRole('spinbutton')).toHaveLength(5))
    const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]')!
    const { src } = dialog.getByRole<HTMLImageElement>('img')
    await userEvent.upload(input, new File(['x'], 'picture.png', { type: 'image/png' }))
    await waitFor(() => expect(dialog.getByText(/./, { selector: '[role=alert] p' })).toBeVisible())
    await expect(dialog.getByRole('img')).toHaveAttribute('src', src)

    const canvas = document.createElement('canvas')
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    await userEvent.upload(input, new File([blob!], 'picture.png', { type: 'image/png' }))
    await waitFor(() =>
      expect(dialog.getByRole<HTMLImageElement>('img').src).toMatch(/^data:image\/webp/),
    )
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: notePath(allNotes, withList!.id) },
})

/** Unknown note in the address: reported, and the others stay. */
export const Unknown = meta.story({
  parameters: { address: notePath(allNotes, 'gone') },
  play: async ({ canvas, userEvent }) => {
    const status = await canvas.findByRole('status')
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(5)
    await userEvent.click(within(status).getByRole('link'))
    await waitFor(() => expect(status).not.toBeInTheDocument())
  },
})
