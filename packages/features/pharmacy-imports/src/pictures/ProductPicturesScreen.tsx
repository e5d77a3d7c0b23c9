import { useFormats } from '@console/core/i18n'
import {
  minPictureSide,
  maxFileBytes,
  maxPictures,
  matchPictures,
  sendPicture,
} from '@console/core/media'
import { UnsentLeave } from '@console/import'
import { Banner, Button, Card, FileZone, Heading, Stack, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useSend } from '@console/core/api'
import { readRecord } from '@console/core/resources'
import { addImage, afyaProductsResource } from '@console/domain/afya-product'
import { resourceKeys } from '@console/query-boundary'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Batch, type BatchNow, createBatch } from './batch'
import { isUnsent, type Picture, type PictureState } from './picture'
import { PictureRow } from './PictureRow'
import { lookAt } from './lookAt'

/** Groups of pictures. A picture keeps its group once its product is known: nothing moves while it is sent. */
const groups: readonly (readonly [
  title: 'toAssign' | 'ofProducts' | 'notTaken',
  states: readonly PictureState[],
])[] = [
  ['toAssign', ['unmatched']],
  ['ofProducts', ['ready', 'queued', 'sending', 'failed', 'shown']],
  ['notTaken', ['unfit', 'twice', 'there', 'over']],
]

/** Files that are not checked and matched yet. */
const isUnknown = ({ state }: Picture) => ['chosen', 'looking', 'matching'].includes(state)

/** /afya/upload/product-image (specification 2): uploads many pictures at once, matched with products by file name. */
export function ProductPicturesScreen() {
  const { t } = useTranslation('pharmacy-imports')
  const formats = useFormats()
  const { batch, now } = useBatch()
  const { pictures } = now
  const isFirstLook =
    pictures.every(({ product, state }) => !product && state !== 'unmatched') &&
    pictures.some(isUnknown)
  return (
    <Stack gap={4}>
      <Heading level={1} size="xl">
        {t('pictures.title')}
      </Heading>
      <FileZone
        label={t('pictures.choose')}
        note={t('pictures.drop')}
        accept="image/jpeg,image/png,image/webp"
        isMany
        isSmall
        onFiles={batch.choose}
      >
        {t('pictures.rules', {
          max: formats.number(maxPictures),
          size: formats.number(maxFileBytes / 1024 / 1024),
          side: formats.number(minPictureSide),
        })}
      </FileZone>
      <BatchErrors batch={batch} now={now} />
      {pictures.length > 0 ? <Next batch={batch} pictures={pictures} /> : null}
      {groups.map(([title, states]) => {
        // While the first files are checked, they would move between groups.
        const own = isFirstLook ? [] : pictures.filter(({ state }) => states.includes(state))
        return own.length === 0 ? null : (
          <Card
            key={title}
            heading={t(`pictures.${title}`, { number: formats.number(own.length) })}
          >
            <Stack as="ul" gap={0}>
              {own.map((picture) => (
                <PictureRow key={picture.id} picture={picture} batch={batch} />
              ))}
            </Stack>
          </Card>
        )
      })}
      <UnsentLeave isOn={pictures.some(isUnsent)} />
    </Stack>
  )
}

/** Errors of the whole batch. */
function BatchErrors({ batch, now }: { batch: Batch; now: BatchNow }) {
  const { t } = useTranslation('pharmacy-imports')
  const formats = useFormats()
  return (
    <>
      {now.leftOut > 0 ? (
        <Banner tone="warning">
          {t('pictures.leftOut', {
            count: now.leftOut,
            number: formats.number(now.leftOut),
            max: formats.number(maxPictures),
          })}
        </Banner>
      ) : null}
      {now.matchError === null ? null : (
        <Banner
          tone="danger"
          actions={<Button onPress={batch.matchAgain}>{t('pictures.retry')}</Button>}
        >
          {t('pictures.failedMatch')}
        </Banner>
      )}
    </>
  )
}

/** Next action: sends all ready ones, or resends all failed ones. Shows the overall progress. */
function Next({ batch, pictures }: { batch: Batch; pictures: readonly Picture[] }) {
  const { t } = useTranslation('pharmacy-imports')
  const formats = useFormats()
  const of = (...states: PictureState[]) => pictures.filter(({ state }) => states.includes(state))
  const [ready, failed] = [of('ready'), of('failed')]
  const numberOf = ({ length }: readonly unknown[]) => ({
    count: length,
    number: formats.number(length),
  })
  const unknown = pictures.filter(isUnknown)
  const [left, added] = [of('queued', 'sending'), of('shown')]
  const reported =
    unknown.length > 0
      ? t('pictures.unknown', numberOf(unknown))
      : left.length > 0
        ? t('pictures.left', numberOf(left))
        : added.length > 0
          ? t('pictures.added', numberOf(added))
          : null
  return (
    <NextRow>
      {ready.length > 0 ? (
        <Button variant="primary" isDisabled={unknown.length > 0} onPress={batch.send}>
          {t('pictures.send', numberOf(ready))}
        </Button>
      ) : null}
      {failed.length > 1 ? (
        <Button onPress={() => batch.retry(failed.map(({ id }) => id))}>
          {t('pictures.retryAll', numberOf(failed))}
        </Button>
      ) : null}
      <span role="status">{reported}</span>
    </NextRow>
  )
}

/* Its height is reserved before its buttons appear. */
const NextRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
  min-block-size: 44px;
`

/** Batch of this screen and its current state. It is aborted when the screen unmounts. */
function useBatch(): { batch: Batch; now: BatchNow } {
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
