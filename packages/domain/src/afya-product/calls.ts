import type { Send } from '@console/core/api'
import type { AfyaProductBody } from './body'
import { afyaProductDetail, type AfyaProductDetail } from './contract'

const base = 'catalogue'
const path = '/afya-products'

/**
 * Writes a new product, as a draft.
 * @param key the same for every try, so that it is written once
 * @throws ApiError 422 where another product has its registration
 */
export function createAfyaProduct(
  send: Send,
  body: AfyaProductBody,
  key: string,
): Promise<AfyaProductDetail> {
  return send({
    base,
    method: 'POST',
    path,
    body,
    headers: { 'Idempotency-Key': key },
    answer: afyaProductDetail,
  })
}

/**
 * Changes what is written of a product; its status stays.
 * @param product as it was read
 * @param key the same for every try, so that it is done once
 * @throws ApiError 412 where it has changed since, 422 where another product has its registration
 */
export function changeAfyaProduct(
  send: Send,
  { productId, version }: Pick<AfyaProductDetail, 'productId' | 'version'>,
  body: AfyaProductBody,
  key: string,
): Promise<AfyaProductDetail> {
  return send({
    base,
    method: 'PATCH',
    path: `${path}/:productId`,
    segments: { productId },
    body,
    headers: { 'If-Match': `"v${version}"`, 'Idempotency-Key': key },
    answer: afyaProductDetail,
  })
}
