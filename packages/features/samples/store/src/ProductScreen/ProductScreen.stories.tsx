import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { unanswered, database } from '@console/sample'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { saveProduct, productsIn, readProduct, storeHandlers } from '../mocks/handlers'
import { sampleProducts } from '../mocks/sampleProducts'
import { productPath, storePaths } from '../paths'
import { ProductScreen } from './ProductScreen'

const read = queryBoundaryStories(readProduct(unanswered))
const [first] = sampleProducts

const meta = preview.meta({
  component: ProductScreen,
  parameters: { address: productPath('1') },
  beforeEach({ msw }) {
    msw.use(...storeHandlers)
  },
})

/** The price with tax follows from the one without, and vice versa; changing the rate updates the price with tax. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = (key: string) =>
      canvas.getByLabelText((label) => label.startsWith(translate(`store:product.${key}`)))
    const amount = (cents: number) => translate.amount({ amount: cents, currency: 'USD' })
    await canvas.findByRole('button', { name: translate('store:product.save') })
    await fireEvent.change(field('net'), { target: { value: amount(1999) } })
    await waitFor(() => expect(field('gross')).toHaveValue(amount(2199)))
    await fireEvent.change(field('taxRate'), { target: { value: '20' } })
    await waitFor(() => expect(field('gross')).toHaveValue(amount(2399)))
    await fireEvent.change(field('gross'), { target: { value: amount(1200) } })
    await waitFor(() => expect(field('net')).toHaveValue(amount(1000)))
    // Another picture is featured, by keyboard, too.
    const pictures = canvas.getAllByRole('radio')
    await expect(pictures).toHaveLength(10)
    await userEvent.click(pictures[4]!)
    await expect(pictures[4]).toBeChecked()
    // An unknown tag is added by typing it.
    const tags = canvas.getByRole('combobox', { name: translate('store:column.tags') })
    await userEvent.type(tags, 'quiet{Enter}')
    await canvas.findByRole('button', { name: translate('store:chips.remove', { text: 'quiet' }) })
    // The button of a removed tag is gone; focus moves to the field.
    const [tag = ''] = first!.tags
    canvas.getByRole('button', { name: translate('store:chips.remove', { text: tag }) }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(tags).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: translate('store:product.save') }))
    await screen.findByText(translate('store:product.saved', { name: first!.name }))
  },
})

const stored = () => productsIn(database).find(({ id }) => id === '1')!

/** Both sides changed the quantity, and each something else: the user chooses the quantity, the rest is merged. */
export const Contested = meta.story({
  play: async ({ canvas, userEvent }) => {
    const saveButton = await canvas.findByRole('button', { name: translate('store:product.save') })
    const field = (key: string) =>
      canvas.getByLabelText(new RegExp(`^${translate(`store:${key}`)}`))
    saveProduct(database, { ...stored(), quantity: 77, sku: 'B-77' })
    await fireEvent.change(field('product.name'), { target: { value: 'Hills after rain' } })
    await fireEvent.change(field('column.quantity'), { target: { value: '55' } })
    await userEvent.click(saveButton)
    await userEvent.click(await canvas.findByRole('button', { name: translate('form:merge.open') }))
    await expect(stored()).toMatchObject({ quantity: 77, name: first!.name })
    await waitFor(() => expect(field('column.sku')).toHaveValue('B-77'))

    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(translate.number(77)) }))
    await userEvent.click(dialog.getByRole('button', { name: translate('form:merge.apply') }))
    await waitFor(() => expect(field('column.quantity')).toHaveValue('77'))
    await userEvent.click(saveButton)
    await waitFor(() =>
      expect(stored()).toMatchObject({ quantity: 77, sku: 'B-77', name: 'Hills after rain' }),
    )
  },
})

/** A file that is not a picture is refused with a reason. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type=file]')
      if (!found) throw new Error('There is none yet')
      return found
    })
    await userEvent.upload(input, new File(['no'], 'picture.png', { type: 'image/png' }))
    await canvas.findByText(translate('store:images.type'))
  },
})

/** New product: missing values are reported at their fields, and a name alone is not enough. */
export const New = meta.story({
  parameters: { address: productPath('new') },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', {
      name: new RegExp(`^${translate('store:product.name')}`),
    })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: translate('store:product.save') }))
    await waitFor(() => expect(name).toBeInvalid())
    await expect(
      canvas.getByRole('textbox', { name: new RegExp(`^${translate('store:product.net')}`) }),
    ).toBeInvalid()
  },
})

/** Unknown product id. */
export const Empty = meta.story({
  parameters: { address: productPath('gone') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: translate('store:product.none') })
    for (const link of canvas.getAllByRole('link'))
      await expect(link).toHaveAttribute('href', expect.stringContaining(storePaths.products))
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ ...read.refused, tags: ['drawn-by-template'] })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })
