import preview from '#storybook/preview'
import { refuse } from '@console/sample'
import { expect, waitFor, within } from 'storybook/test'
import { blankOrder, orderDesk, placeOrder, quoteOrder, sumOf } from '../mocks/order'
import { BegunOrders, NewOrder } from '../mocks/NewOrder'

let desk = orderDesk()

/** A form in steps with a review at the end, for input that is too long for one view. */
const meta = preview.meta({
  component: NewOrder,
  args: { draft: 'order:new' },
  globals: { role: 'admin' },
  beforeEach({ msw }) {
    desk = orderDesk()
    msw.use(
      quoteOrder(({ body }) => sumOf(body)),
      placeOrder(desk.take),
    )
  },
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'Creating a record from several parts: a manual order with its buyer, lines and delivery.',
      instead: '`Form` for input that fits one view. `Import` for many records.',
      anatomy: [
        '`Steps`, with the current one.',
        'Fields of the step.',
        'Buttons back and on.',
        'Review of everything, with links to each step.',
        'Button that submits.',
      ],
      do: ['Validate each step before the next.', 'Resume at the step where the draft was left.'],
      dont: ['Do not ask for the same value in two steps.'],
    },
  },
})

const whole = {
  buyer: 'buyer@kaya.example',
  delivery: 'courier',
  lines: [{ code: 'SKU-1', quantity: 2, price: { amount: 125_050, currency: 'KES' } }],
  note: '',
}

function keep(values: object, name = 'new', at = Date.now()) {
  sessionStorage.setItem(
    `draft:admin@console.example:order:${name}`,
    JSON.stringify({ at, values: { values, initial: blankOrder, attempt: null } }),
  )
}

export const Empty = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Buyer/ })
  },
})

Empty.test('does not leave an invalid step', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  await expect(await canvas.findByRole('alert')).toHaveTextContent('This field is required.')
  await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Buyer/ })).toHaveFocus())
  await expect(canvas.getByText('Buyer', { selector: 'bdi' }).closest('[aria-current]')).not.toBe(
    null,
  )
})

Empty.test('supports the keyboard alone', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('textbox', { name: /^Buyer/ }))
  await userEvent.keyboard('buyer@kaya.example{Enter}')
  await waitFor(() => expect(canvas.getByLabelText(/Code 1/)).toHaveFocus())
  await userEvent.keyboard('SKU-9{Tab}{ArrowUp}{Tab}1250.5{Control>}{Enter}{/Control}')
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Courier' })).toHaveFocus())
  await userEvent.keyboard(' {Control>}{Enter}{/Control}')
  await expect(await canvas.findByText(/KES 2,501.00/)).toBeVisible()
  await expect(desk.taken).toHaveLength(0)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await canvas.findByText('ORD-1 was placed')
})

/** It was left in the middle: it opens at the first unfinished step. */
export const Resumed = meta.story({
  globals: { playedIn: 'en' },
  beforeEach: () => keep({ ...whole, delivery: null }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Courier' })).toBeVisible())
    await expect(canvas.getByText('Draft restored')).toBeVisible()
  },
})

Resumed.test('keeps the input of earlier steps', async (context) => {
  const { canvas, userEvent } = context
  await userEvent.click(canvas.getByRole('button', { name: 'Buyer done' }))
  await expect(canvas.getByRole('textbox', { name: /^Buyer/ })).toHaveValue('buyer@kaya.example')
  await expect(canvas.queryByRole('button', { name: /^Review/ })).toBeNull()
})

Resumed.test('a double click does not submit an unseen review', async (context) => {
  const { canvas, userEvent } = context
  await userEvent.click(canvas.getByRole('radio', { name: 'Courier' }))
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Next' }))
  await canvas.findByText(/KES 2,501.00/)
  await expect(desk.taken).toHaveLength(0)
  await expect(canvas.getByRole('group', { name: 'Review' })).toHaveFocus()
})

/** Several drafts: each can be resumed, the latest first. */
export const Begun = meta.story({
  globals: { playedIn: 'en' },
  beforeEach() {
    keep({ ...whole, buyer: 'one@kaya.example' }, 'one', Date.now() - 60_000)
    keep({ ...whole, buyer: 'two@kaya.example', delivery: null }, 'two')
  },
  render: () => <BegunOrders />,
  play: async ({ canvas }) => {
    const buttons = await canvas.findAllByRole('button')
    await expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Go on for two@kaya.example',
      'Go on for one@kaya.example',
    ])
  },
})

Begun.test('opens where it was left', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /two@/ }))
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Courier' })).toBeVisible())
})

/** Review of what will be sent, at the server's price. */
export const Reviewed = meta.story({
  globals: { playedIn: 'en' },
  beforeEach: () => keep(whole),
  play: async ({ canvas }) => {
    await canvas.findByText(/1 lines for buyer@kaya.example: KES 2,501.00/)
  },
})

/** Errors from the server lead to the step of their field. */
export const Refused = meta.story({
  globals: { playedIn: 'en' },
  beforeEach({ msw }) {
    keep(whole)
    msw.use(
      placeOrder(() => {
        throw refuse(
          422,
          'validation',
          { text: 'No.' },
          {
            errors: [
              { pointer: '/lines/0/quantity', message: { text: 'Only 1 is left.' } },
              { pointer: '/delivery', message: { text: 'Nobody drives there.' } },
            ],
          },
        )
      }),
    )
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Place the order' }))
    await waitFor(() => expect(canvas.getByLabelText(/Quantity 1/)).toHaveFocus())
  },
})

Refused.test('marks steps with errors, and links to them', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Delivery has errors' })).toBeVisible()
  const summary = within(canvas.getByRole('alert'))
  await userEvent.click(summary.getByRole('button', { name: 'Delivery: Nobody drives there.' }))
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Courier' })).toHaveFocus())
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' }, playedIn: 'en' },
  beforeEach: () => keep({ ...whole, delivery: null }),
  play: async ({ canvas }) => {
    await canvas.findByText('Draft restored')
  },
})
