import { pictureToAdd } from '@console/core/media'
import { afyaProductDetail, maxImages } from '@console/domain/afya-product'
import { companyCapabilities } from '@console/domain/company'
import type { HttpHandler } from 'msw/http'
import type { Account } from '../../accounts/accounts'
import { endpoint, type EndpointCall } from '../../server/endpoint'
import { refuse } from '../../server/refuse'
import type { Sentence } from '../../server/sentences'
import { mediaOf } from '../media/mediaOf'
import { writtenEvent } from '../shared/writtenEvent'
import { afyaProductEndpoints } from './endpoints'
import { afyaProductEntity } from './entity'
import type { StoredAfyaProduct } from './rows'

const { roles } = companyCapabilities.edit
const { detailOf } = afyaProductEndpoints
type Call<Body> = EndpointCall<Body, typeof roles>

/** @throws Refusal 404 */
function productIn({
  database,
  params,
}: Pick<Call<unknown>, 'database' | 'params'>): StoredAfyaProduct {
  const product = database.find(afyaProductEntity, params.token ?? '')
  if (!product) throw refuse(404, 'not_found', 'record.missing')
  return product
}

/** Changes the pictures of a product. Two parallel additions do not conflict: no version is needed. */
function changeImages<Body>(
  call: Call<Body>,
  product: StoredAfyaProduct,
  images: StoredAfyaProduct['images'],
  type: 'picture_added' | 'picture_removed',
) {
  const { database } = call
  const account: Account = call.account
  const { productId, status } = product
  const event = writtenEvent({ database, account }, `afyaProduct.${type}`, status, status)
  return database.change(afyaProductEntity, productId, { images }, account.token, {
    done: { action: 'change', event },
  })
}

function refusePicture(message: Sentence) {
  return refuse(422, 'validation', message, { errors: [{ pointer: '/mediaToken', message }] })
}

const handlers: readonly HttpHandler[] = [
  endpoint(
    {
      method: 'POST',
      base: 'catalogue',
      path: '/afya-products/:token/images',
      roles,
      body: pictureToAdd,
      answer: afyaProductDetail,
      refusals: [{ status: 422, code: 'validation', field: 'mediaToken' }],
    },
    (call) => {
      const { database, body } = call
      const product = productIn(call)
      const { images, brandName } = product
      const picture = mediaOf(database, body.mediaToken, brandName)
      if (!picture) throw refusePicture('picture.missing')
      // It was added by a try whose answer was lost.
      if (images.some(({ mediaToken }) => mediaToken === body.mediaToken))
        return detailOf(product, call)
      if (images.length >= maxImages) throw refusePicture('picture.limit')
      return detailOf(changeImages(call, product, [...images, picture], 'picture_added'), call)
    },
  ),
  endpoint(
    {
      method: 'DELETE',
      base: 'catalogue',
      path: '/afya-products/:token/images/:mediaToken',
      roles,
      answer: afyaProductDetail,
    },
    (call) => {
      const product = productIn(call)
      const { mediaToken } = call.params
      const images = product.images.filter((each) => each.mediaToken !== mediaToken)
      return images.length === product.images.length
        ? detailOf(product, call)
        : detailOf(changeImages(call, product, images, 'picture_removed'), call)
    },
  ),
]

/** Endpoints of the pictures of Afya products. */
export const afyaProductImages = { handlers }
