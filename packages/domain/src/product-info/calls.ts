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

/** Reads the published versions of a page, newest first. */
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
 * Publishes the stored draft of a page.
 * @param key the same for every attempt, so that it is published once
 * @throws ApiError 412 if the draft was changed since, 422 if it is too short in English
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
 * Publishes an earlier version again, as a new version. The draft is unchanged.
 * @param key the same for every attempt, so that it is reverted once
 * @throws ApiError 412 if another version was published since
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
