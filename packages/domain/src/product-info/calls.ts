import type { Send } from '@console/core/api'
import type * as z from 'zod/mini'
import {
  type pageToPublish,
  type pageToRevert,
  type PageVersion,
  pageVersions,
  productInfo,
} from './contract'
import type { ProductPage } from './terms'

const path = `${productInfo.path}/pages/:page` as const

/** Reads what was published of a page, the newest first. */
export async function readPageVersions(
  send: Send,
  page: ProductPage,
  signal?: AbortSignal,
): Promise<readonly PageVersion[]> {
  const { items } = await send({
    base: productInfo.base,
    method: 'GET',
    path: `${path}/versions`,
    segments: { page },
    answer: pageVersions,
    signal,
  })
  return items
}

/**
 * Publishes the draft of a page as it is kept.
 * @param key the same for every try, so that it is done once
 * @throws ApiError 412 where the draft was changed since, 422 where it is too short in English
 */
export async function publishPage(
  send: Send,
  page: ProductPage,
  body: z.infer<typeof pageToPublish>,
  key: string,
): Promise<readonly PageVersion[]> {
  return write(send, page, 'publish', body, key)
}

/**
 * Goes back to what was published before: that is seen again, as a new version. The draft stays as it is.
 * @param key the same for every try, so that it is done once
 * @throws ApiError 412 where something else was published since
 */
export async function revertPage(
  send: Send,
  page: ProductPage,
  body: z.infer<typeof pageToRevert>,
  key: string,
): Promise<readonly PageVersion[]> {
  return write(send, page, 'revert', body, key)
}

async function write(
  send: Send,
  page: ProductPage,
  what: 'publish' | 'revert',
  body: object,
  key: string,
): Promise<readonly PageVersion[]> {
  const { items } = await send({
    base: productInfo.base,
    method: 'POST',
    path: `${path}/${what}`,
    segments: { page },
    body,
    headers: { 'Idempotency-Key': key },
    answer: pageVersions,
  })
  return items
}
