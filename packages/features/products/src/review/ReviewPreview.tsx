import { useFormats } from '@console/core/i18n'
import type { PreviewProps } from '@console/list'
import { DetailOf } from '@console/decision'
import { DescriptionList } from '@console/details'
import { MediaGallery, SensitiveMedia } from '@console/record'
import { Card, Link, Stack, Text, theme, VisuallyHidden } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { type ReviewRow, reviewsResource, type ReviewDetail } from '@console/domain/review'
import { toProduct } from '@console/domain/product'
import styled from 'styled-components'

/** Preview of a review beside its list: full text with suspicious parts highlighted, and author. */
export function ReviewPreview({ row }: PreviewProps<ReviewRow>) {
  const { t } = useTranslation('products')
  const formats = useFormats()
  return (
    <DetailOf resource={reviewsResource} row={row}>
      {({
        title,
        body,
        marks,
        images,
        author,
        verifiedPurchase,
        order,
        reply,
        otherReviews,
        ...review
      }) => (
        <Stack gap={4}>
          <Card heading={title ?? t('column.review')}>
            <ReviewText body={body} marks={marks} />
          </Card>
          {images.length === 0 ? null : review.signals.includes('image_unsafe') ? (
            <SensitiveMedia key={reviewsResource.tokenOf(row)} reason={t('signal.image_unsafe')}>
              <MediaGallery pictures={images} />
            </SensitiveMedia>
          ) : (
            <MediaGallery pictures={images} />
          )}
          <Card heading={t('details.title')}>
            <DescriptionList
              details={[
                {
                  label: t('column.rating'),
                  value: t('rating.of', { number: formats.number(review.rating) }),
                },
                {
                  label: t('column.product'),
                  value: (
                    <Link href={toProduct(review.product.token)}>
                      <bdi>{review.product.label}</bdi>
                    </Link>
                  ),
                },
                { label: t('column.business'), value: <bdi>{review.business.label}</bdi> },
                {
                  label: t('column.author'),
                  value: (
                    <bdi>
                      {verifiedPurchase ? t('author.verified', { name: author.name }) : author.name}
                    </bdi>
                  ),
                },
                { label: t('review.order'), value: <bdi>{order?.label ?? '–'}</bdi> },
                { label: t('column.reports'), value: formats.number(review.reports) },
                { label: t('filter.lang'), value: t(`lang.${review.lang}`) },
              ]}
            />
          </Card>
          {reply ? (
            <Card heading={t('review.reply', { name: reply.by.name })}>
              <Text as="p" dir="auto">
                {reply.body}
              </Text>
            </Card>
          ) : null}
          {otherReviews.length > 0 ? (
            <Card heading={t('review.others', { name: author.name })}>
              <DescriptionList
                details={otherReviews.map(({ productLabel, rating, excerpt }) => ({
                  label: `${productLabel} · ${t('rating.of', { number: formats.number(rating) })}`,
                  value: <bdi>{excerpt}</bdi>,
                }))}
              />
            </Card>
          ) : null}
        </Stack>
      )}
    </DetailOf>
  )
}

/** Text of a review, with the words that raised a signal highlighted. */
function ReviewText({ body, marks }: Pick<ReviewDetail, 'body' | 'marks'>) {
  const { t } = useTranslation('products')
  const ordered = marks.toSorted((one, other) => one.start - other.start)
  const ends = [0, ...ordered.map(({ end }) => end)]
  return (
    <Body dir="auto">
      {ordered.map(({ signal, start, end }, place) => (
        <span key={start}>
          {body.slice(ends[place], start)}
          <mark title={t(`signal.${signal}`)}>
            <VisuallyHidden>{t(`signal.${signal}`)}: </VisuallyHidden>
            {body.slice(start, end)}
          </mark>
        </span>
      ))}
      {body.slice(ends.at(-1))}
    </Body>
  )
}

const Body = styled.p`
  line-height: 1.55;
  overflow-wrap: anywhere;
  white-space: pre-line;

  mark {
    border-radius: ${theme.radius.control};
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
  }
`
