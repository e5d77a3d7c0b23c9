import type { Send } from '@console/core/api'
import { afyaProductDetail, type AfyaProductDetail } from './contract'
import { afyaProductsResource } from './resource'

const { base, path } = afyaProductsResource

/**
 * Adds a picture to a product; one that it has stays as it is.
 * @param mediaToken of a picture that was sent
 * @throws ApiError 422 where it has as many as it can have
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

/** Takes a picture away from a product; the picture itself stays. */
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
