import preview from '#storybook/preview'
import { toDraft, toDrafts, toNewOrder } from '@console/domain/order'
import { setScenario, unanswered } from '@console/sample'
import { orderEndpoints } from '@console/sample/order'
import {
  draftEndpoints,
  fixtureDraft,
  type FixtureDraft,
  priceOrder,
} from '@console/sample/order-draft'
import { listStories } from '@console/list/stories'
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test'
import { manualOrders } from './manualOrders'

const list = listStories(manualOrders, {
  ...orderEndpoints,
  handlers: [...draftEndpoints.handlers, ...orderEndpoints.handlers],
})

const meta = preview.meta({
  ...list.meta,
  globals: { role: 'admin' },
})

const at = (address: string) => ({ parameters: { address } })
const draft = (name: FixtureDraft) => at(toDraft(fixtureDraft(name)))
const english = { role: 'admin', playedIn: 'en' }

export const Filled = meta.story()

/** Places the order once its price is there. */
async function pressPlace() {
  const place = await screen.findByRole('button', { name: 'Place order' })
  await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled'))
  await user.click(place)
}

Filled.test('links to the user’s drafts, with their number', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: /\b6\b/ })).toHaveAttribute('href', toDrafts)
  await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10)
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)

/** Drafts of the user. */
export const Drafts = meta.story({
  ...at(toDrafts),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(6)
  },
})

Drafts.test('deletes a draft only after a confirmation', async ({ canvas, userEvent }) => {
  const [first] = canvas.getAllByRole('listitem')
  await userEvent.click(within(first as HTMLElement).getByRole('button'))
  const dialog = within(await screen.findByRole('alertdialog'))
  const [keep, remove] = dialog.getAllByRole('button').slice(-2)
  await userEvent.click(keep as HTMLElement)
  await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  await userEvent.click(within(first as HTMLElement).getByRole('button'))
  await screen.findByRole('alertdialog')
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getAllByRole('button').at(-1) ??
      (remove as HTMLElement),
  )
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5))
})

export const NoDrafts = meta.story({
  ...at(toDrafts),
  beforeEach: ({ msw }) =>
    msw.use(draftEndpoints.list(() => ({ items: [], asOf: '2026-06-15T09:00:00Z' }))),
})

export const DraftsFailed = meta.story({
  ...at(toDrafts),
  beforeEach: () => setScenario('500', 'GET /order-drafts'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

/** A new order, at its first step. */
export const New = meta.story({
  ...at(toNewOrder),
  globals: english,
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: /Buyer/ })
  },
})

export const Beginning = meta.story({
  ...at(toNewOrder),
  beforeEach: ({ msw }) => msw.use(draftEndpoints.begin(unanswered)),
})

/** A new buyer, with errors in the typed values. */
export const NewBuyer = meta.story({
  ...at(toNewOrder),
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'New buyer' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Phone/ }), '0712 345 678')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByText(/Phone: Enter the number with \+ and the country code/)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus())
  },
})

NewBuyer.test(
  'does not show the errors of a new buyer for an existing one, or vice versa',
  async (context) => {
    const { canvas, userEvent } = context
    const errors = () =>
      within(canvas.getByRole('alert'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    for (const error of errors()) await expect(error).toMatch(/^(Name|Buyer type|Phone|Email): /)
    await userEvent.click(canvas.getByRole('radio', { name: 'Existing buyer' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(errors()).toHaveLength(1))
    await expect(errors()[0]).toMatch(/^Buyer: /)
    await userEvent.click(canvas.getByRole('radio', { name: 'New buyer' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
)

/** Lines so far. */
export const Lines = meta.story({
  ...draft('unfinished'),
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Lines/ }))
    await expect(await canvas.findAllByRole('spinbutton')).toHaveLength(2)
  },
})

Lines.test('reports a name without a match, and keeps it', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('combobox', { name: /Product or code/ })
  await userEvent.type(field, 'gold bars{Enter}')
  await expect(await canvas.findByText(/No matches/)).toBeVisible()
  await expect(field).toHaveValue('gold bars')
})

Lines.test('reports a quantity below the minimum at its field', async ({ canvas, userEvent }) => {
  const quantity = canvas.getAllByRole('spinbutton')[0] as HTMLElement
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '1.5')
  await userEvent.tab()
  await waitFor(() => expect(quantity).toHaveAccessibleDescription('Enter a whole number.'))
})

Lines.test('a custom price requires a reason', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('button', { name: /^Custom price/ })[0] as HTMLElement)
  await userEvent.type(canvas.getByRole('textbox', { name: /^Unit price/ }), '10')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const reason = canvas.getByRole('textbox', { name: /^Reason for this price/ })
  await waitFor(() => expect(reason).toHaveFocus())
  await userEvent.type(reason, 'Agreed by telephone{Control>}{Enter}{/Control}')
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Delivery' })).toBeVisible())
})

/** Maximum number of lines. */
export const HundredLines = meta.story({
  ...draft('hundredLines'),
  globals: english,
  play: async ({ canvas }) => {
    await canvas.findByText('Place order')
  },
})

/** Delivery and payment are missing. */
export const Delivery = meta.story({
  ...draft('unfinished'),
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Delivery' }))
    await expect(canvas.getByRole('radio', { name: /^On account/ })).toBeDisabled()
  },
})

/** Price from the server, in a currency without decimals, for a buyer with an Arabic name. */
export const Reviewed = meta.story({
  ...draft('wholeCurrency'),
  play: async ({ canvas }) => {
    await canvas.findAllByText('متجر النخيل للمواد الغذائية')
    await canvas.findByRole('table')
  },
})

/** A price has changed since: old and new are shown, and the new one must be accepted before placing. */
export const PriceChanged = meta.story({
  ...draft('priceChanged'),
  globals: english,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Accept new prices' })
  },
})

PriceChanged.test(
  'the order cannot be placed before changed prices are accepted',
  async ({ canvas, userEvent }) => {
    const place = canvas.getByRole('button', { name: 'Place order' })
    await expect(place).toHaveAccessibleDescription(
      'Prices have changed. Accept the new prices first.',
    )
    await userEvent.click(place)
    await userEvent.click(canvas.getByRole('button', { name: 'Accept new prices' }))
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Accept new prices' })).toBeNull(),
    )
    await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled'))
  },
)

/** The price is loading: the order cannot be placed yet, and the reason is shown. */
export const PriceAsked = meta.story({
  ...draft('wholeCurrency'),
  globals: english,
  beforeEach: ({ msw }) => msw.use(draftEndpoints.price(unanswered)),
  play: async ({ canvas }) => {
    const place = await canvas.findByRole('button', { name: 'Place order' })
    await expect(place).toHaveAccessibleDescription(/Calculating the price/)
    await expect(place).toHaveAttribute('aria-disabled', 'true')
  },
})

/** Pricing failed. */
export const PriceFailed = meta.story({
  ...draft('wholeCurrency'),
  globals: english,
  beforeEach: () => setScenario('500', 'POST /order-drafts/:token/price'),
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load the price. The order can’t be placed without it.')
  },
})

/** The server responds with the price of another order. */
export const PriceOfAnother = meta.story({
  ...draft('wholeCurrency'),
  globals: english,
  beforeEach: ({ msw }) =>
    msw.use(
      draftEndpoints.price(({ database, body }) => {
        const first = body.lines.slice(0, 1)
        return priceOrder(database, { ...body, lines: first }).quote
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(/price for another order or currency/)
  },
})

/** Exceeds the limit of staff, which is shown as a warning. */
export const OverLimit = meta.story({
  ...draft('overLimit'),
  globals: english,
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox')
  },
})

OverLimit.test('reports a missing request for approval at its checkbox', async ({ canvas }) => {
  await pressPlace()
  const box = canvas.getByRole('checkbox')
  await waitFor(() => expect(box).toHaveAccessibleDescription(/administrator has to approve/))
  await waitFor(() => expect(box).toHaveFocus())
})

/** Stock is too low: placing it focuses the line. */
export const StockShort = meta.story({
  ...draft('stockShort'),
  globals: english,
  play: async ({ canvas }) => {
    await canvas.findByText(/Not enough stock/)
    await pressPlace()
    const quantity = await waitFor(() => {
      const wrong = canvas.getAllByRole('spinbutton').find((each) => each.ariaInvalid === 'true')
      return wrong as HTMLElement
    })
    await waitFor(() => expect(quantity).toHaveFocus())
  },
})

/** Someone has changed it elsewhere. */
export const Outdated = meta.story({
  ...draft('unfinished'),
  globals: english,
  beforeEach: () => setScenario('412', 'PATCH /order-drafts/:token'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Pickup' }))
    await canvas.findByText(/was changed elsewhere/, undefined, { timeout: 5000 })
  },
})

Outdated.test('the version saved elsewhere can be loaded', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Load the latest version' }))
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Pickup' })).not.toBeChecked())
})

Outdated.test('the version on this page can be kept', async ({ canvas, userEvent }) => {
  setScenario('ok', 'PATCH /order-drafts/:token')
  await userEvent.click(canvas.getByRole('button', { name: 'Keep this version' }))
  await canvas.findByText(/^Saved/)
  await expect(canvas.getByRole('radio', { name: 'Pickup' })).toBeChecked()
})

/** It was placed or deleted, or never existed. */
export const Gone = meta.story({
  ...at(toDraft('x'.repeat(22))),
  play: async ({ canvas }) => {
    await canvas.findByRole('link')
  },
})

export const NarrowLines = meta.story({
  ...draft('unfinished'),
  globals: { viewport: { value: 'phone' }, role: 'admin' },
})
