import preview from '#storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { createPanelMachine } from './panelMachine'
import { usePanel } from './usePanel'

const searchMachine = createPanelMachine({ text: '' })

/** A panel as in the shell: a button that toggles it, and a text that it holds while it is open. */
function SearchPanel() {
  const { isOpen, content, open, close, toggle, change } = usePanel(searchMachine)
  return (
    <section>
      <button type="button" aria-expanded={isOpen} onClick={() => toggle()}>
        Search
      </button>{' '}
      <button type="button" onClick={() => open({ text: 'orders' })}>
        Search orders
      </button>
      {isOpen ? (
        <p>
          <label>
            Text{' '}
            <input value={content.text} onChange={({ target }) => change({ text: target.value })} />
          </label>{' '}
          <button type="button" onClick={close}>
            Close
          </button>
        </p>
      ) : null}
    </section>
  )
}

const meta = preview.meta({ tags: ['for-developers'], component: SearchPanel })

export const Closed = meta.story()

Closed.test('opens with the given content', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Search orders' }))
  await expect(canvas.getByRole('textbox')).toHaveValue('orders')
})

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await userEvent.type(canvas.getByRole('textbox'), 'merchants')
  },
})

Open.test('its button closes it, and its content is cleared', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Search' })
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(canvas.getByRole('textbox')).toHaveValue('merchants')
  await userEvent.click(button)
  await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
  await userEvent.click(button)
  await expect(canvas.getByRole('textbox')).toHaveValue('')
})

Open.test('it can be closed from inside', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
})
