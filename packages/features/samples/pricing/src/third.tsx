import { useFormats } from '@console/core/i18n'
import { Link, theme, VisuallyHidden } from '@console/ui'
import { Check, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Price } from './Price'
import { PricingPage } from './PricingPage'
import { features, plans } from './plans'

/** /pages/pricing/style-3 (specification 2): the plans side by side in a table. */
export function Third() {
  const { t } = useTranslation('pricing')
  const formats = useFormats()

  function cellOf(amount: number | boolean) {
    if (typeof amount === 'number' && amount > 0) return formats.number(amount)
    return (
      <>
        {amount ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
        <VisuallyHidden>{t(amount ? 'included' : 'notIncluded')}</VisuallyHidden>
      </>
    )
  }

  return (
    <PricingPage>
      {(period) => (
        <Scroller role="region" aria-label={t('title')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('compared')}</th>
                {plans.map((plan) => (
                  <th key={plan.id} scope="col">
                    {t(`plan.${plan.id}`)}
                    <Price plan={plan} period={period} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {features.map((feature) => (
                <tr key={feature}>
                  <th scope="row">{t(`feature.${feature}`)}</th>
                  {plans.map((plan) => (
                    <td key={plan.id} data-plan={t(`plan.${plan.id}`)}>
                      {cellOf(plan.has[feature])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td />
                {plans.map((plan) => (
                  <td key={plan.id}>
                    <Link variant="alone" href="/register">
                      {t('ask', { plan: t(`plan.${plan.id}`) })}
                    </Link>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </Scroller>
      )}
    </PricingPage>
  )
}

/* On a small screen each row of the table becomes two: the feature, and below it the plans side by side, or stacked if three words do not fit. */
const Scroller = styled.div`
  container-type: inline-size;
  position: relative;
  overflow-x: auto;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  :is(th, td) {
    padding: ${theme.space[3]} ${theme.space[4]};
    border-block-end: 1px solid ${theme.color.hairline};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  thead th {
    font-weight: 600;
  }
  tfoot td {
    border: 0;
  }
  @container (max-width: 44.9375rem) {
    table,
    thead,
    tbody,
    tfoot {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      border-block-end: 1px solid ${theme.color.hairline};
    }
    tfoot tr {
      border: 0;
    }
    :is(th, td) {
      padding: ${theme.space[2]};
      border: 0;
      overflow-wrap: anywhere;
    }
    tbody th {
      grid-column: 1 / -1;
      padding-block-end: 0;
      color: ${theme.color.textMuted};
    }
    :is(thead, tfoot) tr > :first-child {
      display: none;
    }
    thead span {
      font-size: ${theme.text.lg};
    }
  }
  @container (max-width: 26rem) {
    tr {
      grid-template-columns: minmax(0, 1fr);
    }
    :is(th, td) {
      overflow-wrap: break-word;
    }
    tbody td {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${theme.space[3]};
    }
    tbody td::before {
      content: attr(data-plan);
    }
  }
`
