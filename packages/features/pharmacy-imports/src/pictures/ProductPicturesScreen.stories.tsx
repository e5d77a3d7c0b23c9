import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { setScenario, database } from '@console/sample'
import {
  afyaProductEndpoints,
  afyaProductEntity,
  afyaProductImages,
  fixtureAfyaProduct,
} from '@console/sample/afya-product'
import { mediaEndpoints } from '@console/sample/media'
import { expect, screen, waitFor, type within } from 'storybook/test'
import { drawPicture } from '../mocks/drawPicture'
import { ProductPicturesScreen } from './ProductPicturesScreen'

const meta = preview.meta({
  component: ProductPicturesScreen,
  globals: { role: 'admin', viewport: { value: 'desktop' } },
  parameters: { address: '/afya/upload/product-image' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...mediaEndpoints.handlers,
      ...afyaProductImages.handlers,
      ...afyaProductEndpoints.handlers,
    ),
})

type Canvas = ReturnType<typeof within>
type UserEvent = { upload: (element: HTMLElement, files: File[]) => Promise<void> }

const product = () => database.find(afyaProductEntity, fixtureAfyaProduct('noImage'))!

/** Two of one product, one of an unknown product, and three that are refused. */
async function choose(canvas: Canvas, userEvent: UserEvent) {
  const number = product().registrationNo.replaceAll('/', '-')
  const front = await drawPicture(`${number}_front.png`, 'teal')
  const files = [
    front,
    await drawPicture(`${number}_back.png`, 'peru'),
    await drawPicture('IMG_0001.png', 'plum'),
    new File([front], `${number}_again.png`, { type: 'image/png' }),
    await drawPicture('small.png', 'navy', 300),
    new File(['%PDF-1.7'], 'leaflet.png', { type: 'image/png' }),
  ]
  await userEvent.upload(
    canvas.getByLabelText(translate('pharmacy-imports:pictures.choose')),
    files,
  )
  await canvas.findByRole('button', {
    name: translate('pharmacy-imports:pictures.send', { count: 2, number: '2' }),
  })
}

export const Empty = meta.story()

export const Filled = meta.story({
  globals: { playedIn: 'en' },
  play: ({ canvas, userEvent }) => choose(canvas, userEvent),
})

Filled.test(
  'adds pictures to the products that their file names identify, and to those chosen by hand',
  async ({ canvas, userEvent }) => {
    await canvas.findByText(translate('pharmacy-imports:pictures.state.twice'))
    const field = await canvas.findByRole('combobox', { name: /IMG_0001/ })
    await userEvent.type(field, product().brandName)
    await userEvent.click(
      await screen.findByRole('option', { name: new RegExp(product().brandName) }),
    )
    await userEvent.click(
      await canvas.findByRole('button', {
        name: translate('pharmacy-imports:pictures.send', { count: 3, number: '3' }),
      }),
    )
    await canvas.findByText(translate('pharmacy-imports:pictures.added', { count: 3, number: '3' }))
    await expect(product().images).toHaveLength(3)
    // The displayed bytes are identical to the sent ones.
    const { url } = product().images[0]!
    const shown = new Image()
    shown.src = url
    await shown.decode()
    await expect(shown.naturalWidth).toBe(800)
  },
)

/** Uploads fail: each reports it, and can be sent again individually. */
export const Failed = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    setScenario('500', 'POST /media')
    await choose(canvas, userEvent)
    await userEvent.click(
      await canvas.findByRole('button', {
        name: translate('pharmacy-imports:pictures.send', { count: 2, number: '2' }),
      }),
    )
    await canvas.findByRole('button', {
      name: translate('pharmacy-imports:pictures.retryAll', { number: '2' }),
    })
  },
})

Failed.test('sends failed pictures again', async ({ canvas, userEvent }) => {
  setScenario('ok', 'POST /media')
  const [again] = canvas.getAllByRole('button', {
    name: translate('pharmacy-imports:pictures.retry'),
  })
  await userEvent.click(again as Element)
  await canvas.findByText(translate('pharmacy-imports:pictures.added', { count: 1, number: '1' }))
  await waitFor(() => expect(product().images).toHaveLength(1))
})

/** Products are being matched. */
export const Loading = meta.story({
  play: async ({ canvas, userEvent }) => {
    setScenario('slow', 'POST /media/match')
    const file = await drawPicture('a.png', 'teal')
    await userEvent.upload(
      canvas.getByLabelText(translate('pharmacy-imports:pictures.choose')),
      file,
    )
    await canvas.findByText(translate('pharmacy-imports:pictures.unknown', { number: '1' }))
  },
})

/** Matching the products failed. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    setScenario('500', 'POST /media/match')
    const file = await drawPicture('a.png', 'teal')
    await userEvent.upload(
      canvas.getByLabelText(translate('pharmacy-imports:pictures.choose')),
      file,
    )
    await canvas.findByText(translate('pharmacy-imports:pictures.failedMatch'))
  },
})

/** The same on a phone. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const number = product().registrationNo.replaceAll('/', '-')
    const files = [
      await drawPicture(`${number}.png`, 'teal'),
      await drawPicture('IMG_0001.png', 'plum'),
    ]
    await userEvent.upload(
      canvas.getByLabelText(translate('pharmacy-imports:pictures.choose')),
      files,
    )
    await canvas.findByRole('combobox')
  },
})
