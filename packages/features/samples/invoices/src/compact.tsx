import { useFormats } from '@console/core/i18n'
import { Stack, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Invoice } from './contract'
import { Foot } from './Foot'
import { InvoicePage } from './InvoicePage'
import { PartyLines } from './PartyLines'
import { Services } from './Services'
import { toDay } from './formats'

/** /pages/invoices/compact (specification 2): an invoice in its shortest form. */
export function Compact() {
  return <InvoicePage other="modern" look={CompactSheet} />
}

function CompactSheet({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const formats = useFormats()
  const { number, date, dueDate, client, from, services } = invoice
  return (
    <Stack gap={5}>
      <Head>
        <div>
          <h2>
            {t('title')} <bdi>{number}</bdi>
          </h2>
          <p>
            {t('date')} {formats.date(toDay(date))} · {t('dueDate')} {formats.date(toDay(dueDate))}
          </p>
          <PartyLines party={client} />
        </div>
        <Sender>
          <PartyLines party={from} />
        </Sender>
      </Head>
      <Services services={services} />
      <Foot invoice={invoice} />
    </Stack>
  )
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[6]};
  font-size: ${theme.text.sm};

  h2 {
    font: 600 ${theme.text.xl} / 1.3 ${theme.font.family};
  }
  p {
    padding-block-end: ${theme.space[4]};
    color: ${theme.color.textMuted};
  }
  address {
    display: grid;
    font-style: normal;
    overflow-wrap: anywhere;
  }
`

const Sender = styled.div`
  align-self: start;
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 4px solid ${theme.color.accent};
`
