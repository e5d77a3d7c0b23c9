import type { Send } from '@console/core/api'
import { afyaProductDetail, type AfyaProductDetail } from './contract'
import { afyaProductsResource } from './resource'

const { base, path } = afyaProductsResource

/**
 * Adds a picture to a product. Adding it again changes nothing.
 * @param mediaToken of an uploaded picture
 * @throws ApiError 422 if the product already has the maximum
 */
export function addImage(
  send: Send,
  productId: string,
  mediaToken: string,
): Promise<AfyaProductDetail> {
  return send({
    base,
    method: 'POST',
    path: `${path}/:token/images`,
    segments: { token: productId },
    body: { mediaToken },
    answer: afyaProductDetail,
  })
}

/** Removes a picture from a product; the picture itself is not deleted. */
export function removeImage(
  send: Send,
  productId: string,
  mediaToken: string,
): Promise<AfyaProductDetail> {
  return send({
    base,
    method: 'DELETE',
    path: `${path}/:token/images/:mediaToken`,
    segments: { token: productId, mediaToken },
    answer: afyaProductDetail,
  })
}
