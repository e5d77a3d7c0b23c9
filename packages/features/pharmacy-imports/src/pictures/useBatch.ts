import { useSend } from '@console/core/api'
import { matchPictures, sendPicture } from '@console/core/media'
import { readRecord } from '@console/core/resources'
import { addImage, afyaProductsResource } from '@console/domain/afya-product'
import { resourceKeys } from '@console/query-boundary'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Batch, type BatchNow, createBatch } from './batch'
import { lookAt } from './lookAt'

/** Batch of this screen and its current state. It is aborted when the screen unmounts. */
export function useBatch(): { batch: Batch; now: BatchNow } {
  const send = useSend()
  const queries = useQueryClient()
  const [batch] = useState(() =>
    createBatch({
      look: lookAt,
      match: async (files, signal) => (await matchPictures(send, files, signal)).items,
      countOf: async ({ token }, signal) =>
        (await readRecord(send, afyaProductsResource, token, signal)).images.length,
      async show(file, product, onSent, signal) {
        const { mediaToken } = await sendPicture(send, file, { onSent, signal })
        await addImage(send, product.token, mediaToken)
        void queries.invalidateQueries({ queryKey: resourceKeys.of(afyaProductsResource.id) })
      },
    }),
  )
  useEffect(() => batch.begin(), [batch])
  return { batch, now: useSyncExternalStore(batch.subscribe, batch.read) }
}
