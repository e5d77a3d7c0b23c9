import { useFormats, useTranslate } from '@console/core/i18n'
import { minPictureSide, maxFileBytes } from '@console/core/media'
import { plainFileName } from '@console/core/files'
import {
  maxImages,
  toAfyaProduct,
  afyaProductsResource,
  strengthText,
} from '@console/domain/afya-product'
import { formRefusalText, SearchField } from '@console/form'
import { Button, IconButton, Link, ProgressBar, StatusChip, Text, theme } from '@console/ui'
import { ImageOff, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useSend } from '@console/core/api'
import type { Ref } from '@console/core/contracts'
import { readPage } from '@console/core/resources'
import { resourceKeys } from '@console/query-boundary'
import { useState } from 'react'
import type { Batch } from './batch'
import type { Picture } from './picture'

/** A file: thumbnail, product and progress. */
export function PictureRow({ picture, batch }: { picture: Picture; batch: Batch }) {
  const { t } = useTranslation('pharmacy-imports')
  const { id, file, preview, state } = picture
  const name = plainFileName(file.name)
  const isInFlight = state === 'sending' || state === 'queued'
  return (
    <Row>
      {preview ? (
        <img src={preview} alt="" width={64} height={64} />
      ) : (
        <Blank>
          <ImageOff aria-hidden />
        </Blank>
      )}
      <div>
        {/* Labelled by the field's label. */}
        {picture.state === 'unmatched' ? null : (
          <Text as="p" weight="medium">
            <bdi>{name}</bdi>
          </Text>
        )}
        <Product picture={picture} batch={batch} name={name} />
      </div>
      <StandPlace>
        <Stand picture={picture} batch={batch} />
      </StandPlace>
      {isInFlight ? null : (
        <IconButton label={t('pictures.remove', { file: name })} onPress={() => batch.remove(id)}>
          <X aria-hidden />
        </IconButton>
      )}
    </Row>
  )
}

/** Product of a file, and how it was matched; a search field if it is unknown. */
function Product({ picture, batch, name }: { picture: Picture; batch: Batch; name: string }) {
  const { t } = useTranslation('pharmacy-imports')
  const { id, state, product, by } = picture
  if (state === 'unmatched')
    return <ProductField file={name} onChoose={(chosen) => batch.assign(id, chosen)} />
  if (!product) return null
  return (
    <Text as="p" size="sm">
      <Link href={toAfyaProduct(product.token)} target="_blank">
        <bdi>{product.label}</bdi>
      </Link>{' '}
      {by ? <Text tone="muted">{t(`pictures.by.${by}`)}</Text> : null}
    </Text>
  )
}

/** Progress of a file, the reason of a failure, and possible actions. */
function Stand({ picture, batch }: { picture: Picture; batch: Batch }) {
  const { t } = useTranslation('pharmacy-imports')
  const formats = useFormats()
  const translate = useTranslate()
  const { id, state, fault, sent, error } = picture
  switch (state) {
    case 'sending':
      return (
        <ProgressBar
          label={t('pictures.state.sending')}
          value={sent * 100}
          valueLabel={formats.percent(sent)}
        />
      )
    case 'failed':
      return (
        <span>
          <StatusChip tone="danger">{t('pictures.state.failed')}</StatusChip>
          <Text as="p" size="sm">
            {formRefusalText(error, translate, formats)}
          </Text>
          <Button onPress={() => batch.retry([id])}>{t('pictures.retry')}</Button>
        </span>
      )
    case 'unfit':
      return (
        <Text as="p" size="sm">
          {t(`pictures.fault.${fault ?? 'type'}`, {
            size: formats.number(maxFileBytes / 1024 / 1024),
            side: formats.number(minPictureSide),
          })}
        </Text>
      )
    case 'over':
      return (
        <Text as="p" size="sm">
          {t('pictures.state.over', { max: formats.number(maxImages) })}
        </Text>
      )
    case 'ready':
      return (
        <Button variant="quiet" onPress={() => batch.reassign(id)}>
          {t('pictures.other')}
        </Button>
      )
    case 'shown':
      return <StatusChip tone="success">{t('pictures.state.shown')}</StatusChip>
    case 'queued':
    case 'there':
    case 'twice':
      return <StatusChip tone="neutral">{t(`pictures.state.${state}`)}</StatusChip>
    default:
      return null
  }
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) minmax(120px, auto) 44px;
  gap: ${theme.space[3]};
  align-items: center;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.hairline};

  > img {
    border-radius: ${theme.radius.control};
    object-fit: cover;
  }
  p {
    overflow-wrap: anywhere;
  }

  @media (max-width: 599px) {
    grid-template-columns: 64px minmax(0, 1fr) 44px;
  }
`

/* Rendered even when empty, so that what follows stays in its column. */
const StandPlace = styled.div`
  @media (max-width: 599px) {
    grid-area: 2 / 2;
  }
`

const Blank = styled.span`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceHover};
  color: ${theme.color.textMuted};
`

/**
 * Finds the product of a picture by name, ingredient, or a number on its pack. @param file name of the picture's file
 */
function ProductField({ file, onChoose }: { file: string; onChoose: (product: Ref) => void }) {
  const { t } = useTranslation('pharmacy-imports')
  const translate = useTranslate()
  const formats = useFormats()
  const send = useSend()
  const [typed, setTyped] = useState('')
  return (
    <SearchField
      label={t('pictures.product', { file })}
      text={typed}
      onTextChange={setTyped}
      queryKey={[...resourceKeys.pages(afyaProductsResource.id), 'found']}
      find={async (text, signal) =>
        (await readPage(send, afyaProductsResource, { q: text, pageSize: '10' }, signal)).items
      }
      optionOf={({ productId, brandName, genericName, strengthLabel }) => ({
        id: productId,
        label: brandName,
        description: (
          <bdi>
            {genericName} · {strengthText(strengthLabel, translate, formats)}
          </bdi>
        ),
      })}
      onChoose={({ productId, brandName }) => onChoose({ token: productId, label: brandName })}
    />
  )
}
