import { useFormats } from '@console/core/i18n'
import { Logo, Stack, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Invoice } from './contract'
import { Foot } from './Foot'
import { InvoicePage } from './InvoicePage'
import { PartyLines } from './PartyLines'
import { Services } from './Services'
import { toDay, toMoney } from './formats'

/** /pages/invoices/modern (specification 2): an invoice with the details of its services and how to pay it. */
export function Modern() {
  return <InvoicePage other="compact" look={ModernSheet} />
}

function ModernSheet({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const formats = useFormats()
  const { number, date, dueDate, total, client, from, services } = invoice
  const due = formats.date(toDay(dueDate))
  const details = [
    [t('number'), number],
    [t('date'), formats.date(toDay(date))],
    [t('dueDate'), due],
    [t('total'), formats.money(toMoney(total))],
  ] as const
  return (
    <Stack gap={5}>
      <Head>
        <Title>
          <Logo size={40} />
          <h2>{t('title')}</h2>
        </Title>
        <div>
          <h2>{t('from')}</h2>
          <PartyLines party={from} />
        </div>
        <div>
          <h2>{t('client')}</h2>
          <PartyLines party={client} />
        </div>
      </Head>
      <DescriptionList>
        {details.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </DescriptionList>
      <Services services={services} hasDetails />
      <Foot invoice={invoice} />
      <p>{t('howToPay', { date: due, number: formats.isolate(number) })}</p>
    </Stack>
  )
}

const Head = styled.header`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${theme.space[4]} ${theme.space[6]};
  font-size: ${theme.text.sm};

  h2 {
    color: ${theme.color.textMuted};
    font: 500 ${theme.text.xs} / 1.6 ${theme.font.family};
  }
  address {
    display: grid;
    font-style: normal;
    overflow-wrap: anywhere;
  }
`

const Title = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};

  svg {
    color: ${theme.color.accent};
  }
  && h2 {
    color: ${theme.color.text};
    font: 600 ${theme.text.xl} / 1.3 ${theme.font.family};
  }
`

const DescriptionList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: ${theme.space[3]} ${theme.space[4]};
  padding-block: ${theme.space[4]};
  border-block: 2px solid currentColor;

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
  }
  dd {
    font-size: ${theme.text.lg};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`
