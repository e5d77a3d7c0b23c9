import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { sampleAccounts, database } from '@console/sample'
import { promoEndpoints, promoEntity } from '@console/sample/promo-card'
import { structureStories } from '@console/structure/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { promoCards } from './promoCards'

const stories = structureStories(promoCards, promoEndpoints)
const at = (rest: string) => ({ parameters: { address: `/promocard?${rest}` } })

const meta = preview.meta({
  ...stories.meta,
  ...at('placement=business_home&selected=card-2'),
  globals: { role: 'admin', viewport: { value: 'desktop' } },
})

const word = (key: string) => translate(`promo-cards:${key}`)

/** A card that starts later. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(word('state.scheduled'))).not.toHaveLength(0)
  },
})

/** A card without a picture cannot be published: the button shows the reason. */
export const WithoutPicture = meta.story({
  beforeEach() {
    const draft = { decided: 'draft', image: '' } as const
    database.change(promoEntity, 'card-2', draft, sampleAccounts[0]?.token ?? '')
  },
  play: async ({ canvas }) => {
    const publish = await canvas.findByRole('button', { name: word('action.publish') })
    await expect(publish).toHaveAccessibleDescription(word('action.publish.picture'))
    await expect(canvas.getByRole('group', { name: word('field.audience') })).toHaveTextContent(
      `${word('field.audience')}*`,
    )
  },
})

/** Shoppers would see two cards at once: there is a warning, and a schedule by day. */
export const Overlapping = meta.story({
  ...at('placement=shop_home&selected=card-7'),
  play: async ({ canvas }) => {
    const calendar = within(await canvas.findByRole('region', { name: word('calendar') }))
    await calendar.findByRole('status')
    await waitFor(() =>
      expect(calendar.getByRole('status')).toHaveTextContent(/Solar|güneş|الشمسية/),
    )
  },
})

/** A picture drawn like one from a camera. */
async function photograph(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 2400
  canvas.height = 1600
  const context = canvas.getContext('2d')!
  context.fillStyle = '#4c6b2f'
  context.fillRect(0, 0, 2400, 1600)
  context.fillStyle = '#f3e3c8'
  context.fillRect(800, 200, 800, 800)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  return new File([blob!], 'photo.jpg', { type: 'image/jpeg' })
}

/** The part of a picture can be chosen by arrow keys, too. */
export const Cropping = meta.story({
  ...at('placement=shop_home&selected=card-10'),
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText(translate('marketplace:picture.choose'), {
      selector: 'input',
    })
    await userEvent.upload(input, await photograph())
    await screen.findByRole('dialog')
    await screen.findByRole('application')
  },
})

Cropping.test('saves the cropped picture in the card as a JPEG', async (context) => {
  const { canvas, userEvent } = context
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByRole('application').focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const take = dialog.getByRole('button', { name: translate('marketplace:picture.crop.take') })
  await waitFor(() => expect(take).toBeEnabled())
  await userEvent.click(take)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(canvas.getByRole('button', { name: translate('structure:save') }))
  await waitFor(() =>
    expect(database.find(promoEntity, 'card-10')?.image).toMatch(/^data:image\/jpeg;base64,/),
  )
})

/** No one sees it yet. */
export const New = meta.story(at('placement=checkout&new='))

New.test('each error names its field and field group', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: translate('structure:save') }))
  const summary = within(await canvas.findByRole('alert'))
  for (const name of [`${word('field.title')} › English`, word('field.startsOn')])
    await expect(
      await summary.findByRole('button', {
        name: translate('form:form.error.of', {
          field: name,
          message: translate('form:form.error.required'),
        }),
      }),
    ).toBeVisible()
})

export const Empty = meta.story(stories.empty)

export const Refused = meta.story(stories.refused)

export const Loading = meta.story(stories.loading)

export const Failed = meta.story(stories.failed)

export const ReadOnly = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
  },
})

export const Narrow = meta.story(stories.narrow)
