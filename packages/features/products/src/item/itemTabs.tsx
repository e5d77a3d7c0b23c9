import { isolate, useFormats } from '@console/core/i18n'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList, MoneyText } from '@console/details'
import { StatusText } from '@console/workflows'
import { ChecksCard } from '@console/marketplace/approval'
import { Card, Link, StatusChip, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { itemWorkflows } from '@console/domain/item'
import { type ProductDetail, toProductReview } from '@console/domain/product'
import { type ServiceDetail, toServiceReview } from '@console/domain/service-product'
import styled from 'styled-components'

type Slot = RecordSlotProps<ProductDetail | ServiceDetail>

function isProduct(detail: ProductDetail | ServiceDetail): detail is ProductDetail {
  return 'stock' in detail
}

/** Tab with check findings. */
export function ItemChecks({ detail }: Slot) {
  const hrefOf = isProduct(detail) ? toProductReview : toServiceReview
  return <ChecksCard checks={detail.checks} hrefOf={({ token }) => hrefOf(token)} />
}

/** Tab with other items of the same business. */
export function ItemBusiness({ detail }: Slot) {
  const { t } = useTranslation('products')
  const hrefOf = isProduct(detail) ? toProductReview : toServiceReview
  return (
    <Card heading={t('business.others', { name: isolate(detail.business.label) })}>
      {detail.otherItems.length === 0 ? (
        <Text as="p" tone="muted">
          {t('business.none')}
        </Text>
      ) : (
        <Items>
          {detail.otherItems.map(({ token, label, price, approvalStatus }) => (
            <li key={token}>
              <Link href={hrefOf(token)}>
                <bdi>{label}</bdi>
              </Link>
              <StatusText workflows={itemWorkflows} status={approvalStatus} />
              {price ? <MoneyText money={price} /> : <span>{t('price.quote')}</span>}
            </li>
          ))}
        </Items>
      )}
    </Card>
  )
}

/** Tab with the commission rates, from the least to the most specific: the last one applies. */
export function ItemCommission({ detail: { rates, commission } }: Slot) {
  const { t } = useTranslation('products')
  const formats = useFormats()
  const applied = rates.findLastIndex(
    ({ source, rateBps }) => source === commission?.source && rateBps !== null,
  )
  return (
    <Card heading={t('commission.title')}>
      <DescriptionList
        details={rates.map(({ source, label, rateBps }, place) => ({
          label: t(`commission.${source}`, { name: isolate(label) }),
          value:
            rateBps === null ? (
              t('commission.none')
            ) : (
              <Rate>
                {formats.percent(rateBps / 10_000)}
                {place === applied ? (
                  <StatusChip tone="success">{t('commission.applies')}</StatusChip>
                ) : null}
              </Rate>
            ),
        }))}
      />
    </Card>
  )
}

const Items = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(96px, auto);
    gap: ${theme.space[3]};
    align-items: center;
    min-block-size: 40px;
    text-align: end;
  }
  li + li {
    border-block-start: 1px solid ${theme.color.hairline};
  }
  li > a {
    text-align: start;
  }
`

const Rate = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  font-variant-numeric: tabular-nums;
`
