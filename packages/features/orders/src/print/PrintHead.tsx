import { useFormats } from '@console/core/i18n'
import type { OrderDetail } from '@console/domain/order'
import { PrintTitle } from '@console/print'
import { theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

interface PrintHeadProps {
  /** Title of the document. */
  title: string
  /** Its own number; default: that of the order. */
  number?: string
  /** Seller's address and tax number, for documents that have them. */
  seller?: OrderDetail['invoice']['seller']
  detail: OrderDetail
  /** Further details of the order as names and values; null values are left out. */
  details: readonly (readonly [name: string, value: string | null])[]
}

/** Header of a printed document: title, order, seller and buyer. */
export function PrintHead({ title, number, seller: place, detail, details }: PrintHeadProps) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const { reference, seller, buyer, address, county, placedAt } = detail
  const business = buyer.business?.label
  const known = [
    [t('column.placed'), placedAt && formats.date(new Date(placedAt))] as const,
    ...details,
  ]
  return (
    <header>
      <PrintTitle title={title} number={number ?? reference} />
      <Parties>
        <div>
          <h3>{t('print.from')}</h3>
          <p>
            <bdi>{seller.label}</bdi>
          </p>
          {place ? (
            <>
              <p>
                <bdi>{place.line1}</bdi>
              </p>
              <p>
                <bdi>
                  {place.town}, {place.county}
                </bdi>
              </p>
              <p>{formats.country(place.countryCode)}</p>
              <p>
                {t('print.taxNumber')} <bdi dir="ltr">{place.taxNumber}</bdi>
              </p>
            </>
          ) : null}
        </div>
        <div>
          <h3>{t('print.to')}</h3>
          <p>
            <bdi>{business ?? buyer.name}</bdi>
          </p>
          {business ? (
            <p>
              <bdi>{buyer.name}</bdi>
            </p>
          ) : null}
          <p>
            <bdi dir="ltr">{buyer.phoneMasked}</bdi>
          </p>
          {address ? (
            <>
              <p>
                <bdi>{address.line1}</bdi>
              </p>
              <p>
                <bdi>{formats.list([address.town, address.county])}</bdi>
              </p>
              <p>{formats.country(address.countryCode)}</p>
            </>
          ) : (
            <p>
              {t(`deliveryMethod.${detail.deliveryMethod}`)}, <bdi>{county}</bdi>
            </p>
          )}
        </div>
        <dl>
          {known.map(([name, value]) =>
            value === null ? null : (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
          )}
        </dl>
      </Parties>
    </header>
  )
}

const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${theme.space[4]};
  padding-block: ${theme.space[4]};
  font-size: ${theme.text.sm};

  h3 {
    color: ${theme.color.textMuted};
    font: 500 ${theme.text.xs} / 1.6 ${theme.font.family};
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space[2]};
  }
  dt {
    color: ${theme.color.textMuted};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`
