import { useFormats } from '@console/core/i18n'
import { leastPictureSide, mostPictureBytes, mostPictures } from '@console/core/media'
import { UnsentLeave } from '@console/import'
import { Banner, Button, Card, FileZone, Heading, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { Batch, BatchNow } from './batch'
import { isUnsent, type Picture, type PictureState } from './picture'
import { PictureRow } from './PictureRow'
import { useBatch } from './useBatch'

/** In which order what is done with files is shown, and which states belong to each. */
const groups: readonly (readonly [
  title: 'toAssign' | 'toAdd' | 'notTaken' | 'added',
  states: readonly PictureState[],
])[] = [
  ['toAssign', ['unmatched']],
  ['toAdd', ['chosen', 'looking', 'matching', 'ready', 'queued', 'sending', 'failed']],
  ['notTaken', ['unfit', 'twice', 'there']],
  ['added', ['shown']],
]

/** /afya/upload/product-image (specification 2): many pictures at once, put to the products that their names speak of. */
export function ProductPicturesScreen() {
  const { t } = useTranslation('pharmacy-imports')
  const formats = useFormats()
  const { batch, now } = useBatch()
  const { pictures } = now
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
        isSmall={pictures.length > 0}
        onFiles={batch.choose}
      >
        {t('pictures.rules', {
          most: formats.number(mostPictures),
          size: formats.number(mostPictureBytes / 1024 / 1024),
          side: formats.number(leastPictureSide),
        })}
      </FileZone>
      <Troubles batch={batch} now={now} />
      <Next batch={batch} pictures={pictures} />
      {groups.map(([title, states]) => {
        const own = pictures.filter(({ state }) => states.includes(state))
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

/** What is wrong with all of it. */
function Troubles({ batch, now }: { batch: Batch; now: BatchNow }) {
  const { t } = useTranslation('pharmacy-imports')
  const formats = useFormats()
  return (
    <>
      {now.leftOut > 0 ? (
        <Banner tone="warning">
          {t('pictures.leftOut', {
            number: formats.number(now.leftOut),
            most: formats.number(mostPictures),
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

/** What is to be done next: all that is ready is sent, all that failed is sent again. */
function Next({ batch, pictures }: { batch: Batch; pictures: readonly Picture[] }) {
  const { t } = useTranslation('pharmacy-imports')
  const formats = useFormats()
  const of = (...states: PictureState[]) => pictures.filter(({ state }) => states.includes(state))
  const ready = of('ready')
  const failed = of('failed')
  const left = of('queued', 'sending').length
  if (ready.length + failed.length + left === 0) return null
  return (
    <Stack direction="row" gap={3} isWrapping align="center">
      {ready.length > 0 ? (
        <Button variant="primary" onPress={batch.send}>
          {t('pictures.send', { number: formats.number(ready.length) })}
        </Button>
      ) : null}
      {failed.length > 1 ? (
        <Button onPress={() => batch.retry(failed.map(({ id }) => id))}>
          {t('pictures.retryAll', { number: formats.number(failed.length) })}
        </Button>
      ) : null}
      <span role="status">
        {left > 0 ? t('pictures.left', { number: formats.number(left) }) : null}
      </span>
    </Stack>
  )
}
