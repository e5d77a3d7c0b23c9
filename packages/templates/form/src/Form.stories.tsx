import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { refuse, setScenario, unanswered } from '@console/sample'
import { expect, screen, waitFor, within } from 'storybook/test'
import { blankOrder, orderDesk, placeOrder } from './mocks/order'
import { OrderScreen, RereadOrder } from './mocks/OrderScreen'

const call = 'POST /small-orders'
const own = 'draft:admin@console.example:order:new'

let desk = orderDesk()

/** A form for the contract of a request: validation, drafts, conflicts and errors of the server. */
const meta = preview.meta({
  component: OrderScreen,
  args: { draft: 'order:new' },
  globals: { role: 'admin' },
  beforeEach({ msw }) {
    desk = orderDesk()
    msw.use(placeOrder(desk.take))
  },
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'Every input that is sent to the server as one request.',
      instead:
        '`Composer` for steps. `Switch` for a setting that applies at once. The settings template for a document of settings.',
      anatomy: [
        'Error of the whole form.',
        'Fields, as wide as their content.',
        'Note of the saved draft.',
        'Buttons, with the submit button last.',
      ],
      do: [
        'Define the form once, outside of components.',
        'Pass the key of the write as `Idempotency-Key`.',
      ],
      dont: [
        'Do not clear the input after an error.',
        'Do not disable the submit button for invalid fields: it leads to the first one.',
      ],
    },
  },
})

type Play = NonNullable<Parameters<typeof Empty.play>[0]>

const whole = {
  buyer: 'buyer@kaya.example',
  delivery: 'courier',
  lines: [{ code: 'SKU-1', quantity: 2, price: { amount: 125_050, currency: 'KES' } }],
  note: '',
}

/** Stores a draft. */
function keep(values: object, attempt: object | null = null, key = own) {
  sessionStorage.setItem(
    key,
    JSON.stringify({ at: Date.now(), values: { values, initial: blankOrder, attempt } }),
  )
}

async function press(name: string, { canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name }))
}

export const Empty = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Buyer/)
  },
})

Empty.test(
  'lists all errors on submit and focuses the first invalid field',
  async ({ canvas, userEvent }) => {
    await press('Place the order', { canvas, userEvent })
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getAllByRole('button')).toHaveLength(4)
    await waitFor(() => expect(canvas.getByLabelText(/Buyer/)).toHaveFocus())
    await expect(canvas.getByLabelText(/Buyer/)).toHaveAccessibleDescription(
      'This field is required.',
    )
    await userEvent.click(summary.getAllByRole('button')[2]!)
    await expect(canvas.getByLabelText(/Price 1/)).toHaveFocus()
    await expect(desk.taken).toHaveLength(0)
  },
)

Empty.test('validates a field on blur, then on every change', async (context) => {
  const { canvas, userEvent } = context
  const buyer = canvas.getByLabelText(/Buyer/)
  await userEvent.click(buyer)
  await userEvent.tab()
  await expect(buyer).not.toHaveAttribute('aria-invalid')
  await userEvent.type(buyer, 'kaya')
  await expect(buyer).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await waitFor(() => expect(buyer).toHaveAccessibleDescription('Enter a valid email address.'))
  await userEvent.type(buyer, '@kaya.example')
  await waitFor(() => expect(buyer).not.toHaveAttribute('aria-invalid'))
})

Empty.test('supports the keyboard alone', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText(/Buyer/))
  await userEvent.keyboard('buyer@kaya.example')
  await userEvent.tab()
  await userEvent.keyboard('SKU-9')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await userEvent.tab()
  await userEvent.keyboard('1250.5')
  canvas.getByRole('radio', { name: 'Courier' }).focus()
  await userEvent.keyboard(' {ArrowDown}')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await canvas.findByText('ORD-1 was placed')
  await expect(desk.taken[0]).toEqual({
    buyer: 'buyer@kaya.example',
    delivery: 'own',
    lines: [{ code: 'SKU-9', quantity: 3, price: { amount: 125_050, currency: 'KES' } }],
    note: '',
  })
})

Empty.test('keeps text that is not a number, and shows an error', async (context) => {
  const { canvas, userEvent } = context
  const quantity = canvas.getByLabelText(/Quantity 1/)
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '3 boxes')
  await userEvent.tab()
  await waitFor(() => expect(quantity).toHaveAccessibleDescription('Enter a valid number.'))
  await expect(quantity).toHaveValue('3 boxes')
})

/** With input: it is stored as it is typed. */
export const Filled = meta.story({
  globals: { playedIn: 'en' },
  beforeEach: () => keep(whole),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Buyer/)).toHaveValue('buyer@kaya.example')
    await expect(canvas.getByLabelText(/Price 1/)).toHaveValue('1,250.50')
  },
})

Filled.test('announces a restored draft, and discards it on request', async (context) => {
  const { canvas } = context
  await expect(canvas.getByText('Draft restored')).toBeVisible()
  await press('Discard', context)
  await expect(canvas.getByLabelText(/Buyer/)).toHaveValue('')
  await expect(sessionStorage.getItem(own)).toBeNull()
})

Filled.test('stores every key press', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Note'), 'By noon')
  await expect(sessionStorage.getItem(own)).toContain('By noon')
})

Filled.test('asks before a link leaves the page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Orders' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Keep writing' }))
  await expect(canvas.getByLabelText(/Buyer/)).toHaveValue('buyer@kaya.example')
})

/** Navigates elsewhere on the page, as a key for the next record does. */
const leaving = async (context: Pick<Play, 'canvas' | 'userEvent'>) => {
  await press('Next order', context)
  await expect(context.canvas.getByTestId('page /')).toBeVisible()
  return within(await screen.findByRole('alertdialog'))
}

Filled.test(
  'asks before any other navigation, and stores the draft on request',
  async (context) => {
    const question = await leaving(context)
    await context.userEvent.click(question.getByRole('button', { name: 'Keep as draft' }))
    await context.canvas.findByTestId('page /next')
    await expect(sessionStorage.getItem(own)).toContain('buyer@kaya.example')
  },
)

Filled.test('forgets a discarded draft', async (context) => {
  const question = await leaving(context)
  await context.userEvent.click(question.getByRole('button', { name: 'Discard' }))
  await context.canvas.findByTestId('page /next')
  await expect(sessionStorage.getItem(own)).toBeNull()
})

/** No draft of another user, and none of another shape. */
export const OfAnother = meta.story({
  globals: { playedIn: 'en' },
  beforeEach() {
    keep(whole, null, 'draft:staff@console.example:order:new')
    keep({ ...whole, lines: 'two' })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Buyer/)).toHaveValue('')
    await expect(canvas.queryByText('Draft restored')).toBeNull()
  },
})

export const Sending = meta.story({
  globals: { playedIn: 'en' },
  beforeEach({ msw }) {
    keep(whole)
    msw.use(placeOrder(unanswered))
  },
  play: async (context) => {
    await press('Place the order', context)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: /Place|Sending/ })).toHaveAttribute(
        'data-pending',
        'true',
      ),
    )
  },
})

Sending.test('cannot be changed while it is being sent', async ({ canvas, userEvent }) => {
  const note = canvas.getByLabelText('Note')
  note.focus()
  await userEvent.keyboard('By noon')
  await expect(note).toHaveValue('')
  await expect(note).toHaveFocus()
  await userEvent.click(canvas.getByRole('radio', { name: 'Own transport' }))
  await expect(canvas.getByRole('radio', { name: 'Courier' })).toBeChecked()
  const quantity = canvas.getByLabelText(/Quantity 1/)
  quantity.focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect(quantity).toHaveValue('2')
  await press('Add a line', { canvas, userEvent })
  await expect(canvas.queryByLabelText(/Code 2/)).toBeNull()
})

export const Sent = meta.story({
  globals: { playedIn: 'en' },
  beforeEach: () => keep(whole),
  play: async (context) => {
    await press('Place the order', context)
    await context.canvas.findByText('ORD-1 was placed')
    // It navigated without a confirmation.
    await context.canvas.findByTestId('page /placed')
  },
})

Sent.test('deletes the draft, and asks for no confirmation', async ({ canvas, userEvent }) => {
  await expect(sessionStorage.getItem(own)).toBeNull()
  await userEvent.click(canvas.getByRole('link', { name: 'Orders' }))
  await expect(screen.queryByRole('alertdialog')).toBeNull()
})

/** Errors from the server are shown at their fields, however deep; those without a field are in the summary. */
export const Invalid = meta.story({
  globals: { playedIn: 'en' },
  beforeEach({ msw }) {
    keep({ ...whole, lines: [...whole.lines, { ...whole.lines[0], code: 'SKU-2' }] })
    msw.use(
      placeOrder(() => {
        throw refuse(422, 'validation', 'body.invalid', {
          errors: [
            { pointer: '/warehouse', message: { text: 'The warehouse is closed.' } },
            { pointer: '/lines/1/price/amount', message: { text: 'Below the agreed price.' } },
            { pointer: '/lines/1/quantity', message: { text: 'Only 1 is left.' } },
          ],
        })
      }),
    )
  },
  play: async (context) => {
    await press('Place the order', context)
    await context.canvas.findByText('The warehouse is closed.')
  },
})

Invalid.test('focuses the first field, and shows all messages', async ({ canvas, userEvent }) => {
  const quantity = canvas.getByLabelText(/Quantity 2/)
  await waitFor(() => expect(quantity).toHaveFocus())
  await expect(quantity).toHaveAccessibleDescription('Only 1 is left.')
  await expect(canvas.getByLabelText(/Price 2/)).toHaveAccessibleDescription(
    'Below the agreed price.',
  )
  const summary = within(canvas.getByRole('alert'))
  await expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Quantity 2: Only 1 is left.',
    'Price 2: Below the agreed price.',
    'The warehouse is closed.',
  ])
  await userEvent.click(summary.getByRole('button', { name: /Below the agreed price/ }))
  await expect(canvas.getByLabelText(/Price 2/)).toHaveFocus()
})

Invalid.test('starts a new write after a definite refusal', async () => {
  await expect(JSON.parse(sessionStorage.getItem(own) ?? '')).toMatchObject({
    values: { values: { buyer: 'buyer@kaya.example' }, attempt: null },
  })
})

Invalid.test('keeps the error until the field changes', async ({ canvas, userEvent }) => {
  const quantity = canvas.getByLabelText(/Quantity 2/)
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '1')
  await waitFor(() => expect(quantity).toBeValid())
  await expect(canvas.getByLabelText(/Price 2/)).toBeInvalid()
})

/** The role has no permission: the input is still there. */
export const Refused = meta.story({
  globals: { playedIn: 'en' },
  beforeEach() {
    keep(whole)
    setScenario('403', call)
  },
  play: async (context) => {
    await press('Place the order', context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Your role doesn’t allow this. Nothing was saved.',
    )
    await expect(context.canvas.getByLabelText(/Buyer/)).toHaveValue('buyer@kaya.example')
  },
})

export const Conflict = meta.story({
  globals: { playedIn: 'en' },
  beforeEach({ msw }) {
    keep(whole)
    msw.use(
      placeOrder(() => {
        throw refuse(409, 'state_conflict', { text: 'Somebody was quicker.' })
      }),
    )
  },
  play: async (context) => {
    await press('Place the order', context)
    await context.canvas.findByText(/Someone else changed this after you opened it/)
  },
})

/** Based on an older version: the new one fills the untouched fields. */
export const Stale = meta.story({
  globals: { playedIn: 'en' },
  args: { initial: blankOrder },
  beforeEach({ msw }) {
    keep(whole)
    let tries = 0
    msw.use(
      placeOrder((call) => {
        tries += 1
        if (tries === 1) throw refuse(412, 'stale_version', { text: 'Changed.' })
        return desk.take(call)
      }),
    )
  },
  render: (args) => (
    <RereadOrder
      {...args}
      newer={{ ...blankOrder, note: 'Ring twice', buyer: 'old@kaya.example' }}
    />
  ),
  play: async (context) => {
    await press('Place the order', context)
    await context.canvas.findByRole('button', { name: 'Load the latest version' })
  },
})

Stale.test('keeps the input over the new version, and sends it', async (context) => {
  const { canvas } = context
  await press('Load the latest version', context)
  await waitFor(() => expect(canvas.getByLabelText('Note')).toHaveValue('Ring twice'))
  await expect(canvas.getByLabelText(/Buyer/)).toHaveValue('buyer@kaya.example')
  await press('Place the order', context)
  await canvas.findByText('ORD-1 was placed')
})

/** The server asks for a pause: the button waits that long. */
export const RateLimited = meta.story({
  globals: { playedIn: 'en' },
  beforeEach() {
    keep(whole)
    setScenario('429', call)
  },
  play: async (context) => {
    await press('Place the order', context)
    await context.canvas.findByRole('timer')
    const send = context.canvas.getByRole('button', { name: 'Place the order' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Unsent = meta.story({
  globals: { playedIn: 'en' },
  beforeEach() {
    keep(whole)
    const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')!
    Object.defineProperty(Navigator.prototype, 'onLine', { ...own, get: () => false })
    return () => Object.defineProperty(Navigator.prototype, 'onLine', own)
  },
  play: async (context) => {
    await press('Place the order', context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'You’re offline. This wasn’t sent.',
    )
  },
})

/** The result is unknown: resent unchanged, it has the same key. */
export const Failed = meta.story({
  globals: { playedIn: 'en' },
  beforeEach({ msw }) {
    keep(whole)
    let tries = 0
    msw.use(
      placeOrder((call) => {
        const answer = desk.take(call)
        tries += 1
        // The order is accepted, and the response is lost.
        if (tries === 1) throw refuse(502, 'bad_gateway', { text: 'No answer.' })
        return answer
      }),
    )
  },
  play: async (context) => {
    await press('Place the order', context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'We couldn’t confirm the save.',
    )
    await expect(context.canvas.getByLabelText(/Buyer/)).toHaveValue('buyer@kaya.example')
  },
})

Failed.test('a retry is applied once', async (context) => {
  await press('Place the order', context)
  await context.canvas.findByText('ORD-1 was placed')
  await expect(desk.taken).toHaveLength(1)
})

Failed.test('its input and the sent body are in the session storage', async () => {
  await expect(JSON.parse(sessionStorage.getItem(own) ?? '')).toMatchObject({
    values: { values: whole, attempt: { body: JSON.stringify(whole) } },
  })
})

/** Reopened after a lost response: the same body is resent under its key. */
export const GoesOn = meta.story({
  globals: { playedIn: 'en' },
  beforeEach({ msw }) {
    keep(whole, { key: 'the-first-key', body: JSON.stringify(whole) })
    msw.use(
      placeOrder((call) => {
        if (call.request.headers.get('Idempotency-Key') !== 'the-first-key')
          throw refuse(409, 'state_conflict', { text: 'Twice.' })
        return desk.take(call)
      }),
    )
  },
  play: async (context) => {
    await press('Place the order', context)
    await context.canvas.findByText('ORD-1 was placed')
  },
})

/** A form without a draft name stores nothing. */
export const NotStored = meta.story({
  globals: { playedIn: 'en' },
  args: { draft: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Note'), 'By noon')
    await expect(sessionStorage).toHaveLength(0)
  },
})

/** Errors in fields that are not shown have no label: a single message mentions them. */
export const Unseen = meta.story({
  args: { isDeliveryHidden: true },
  beforeEach: () => keep({ ...whole, delivery: null }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Place the order' }))
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      translate('form:form.error.unseen'),
    ])
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' }, playedIn: 'en' },
  beforeEach: () => keep(whole),
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Buyer/)
  },
})
