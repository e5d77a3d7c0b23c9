import { useSend } from '@console/core/api'
import { useNameInTitle } from '@console/core/routes'
import { Sheet, SheetPage } from '@console/print'
import { QueryBoundary } from '@console/query-boundary'
import { Button, Heading, Link, SkeletonText, Stack, StatePanel } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { invoiceQuery } from './api'
import type { Invoice } from './contract'
import { paths, sampleInvoiceId } from './paths'

interface InvoicePageProps {
  /** Other look of the same invoice. */
  other: keyof typeof paths
  /** Renders the sheet. */
  look: ComponentType<{ invoice: Invoice }>
}

/** Shared parts of both looks: loads the invoice of the address, and has the print button. */
export function InvoicePage(props: InvoicePageProps) {
  const { t } = useTranslation('invoices')
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const query = useQuery(invoiceQuery(useSend(), search.get('id') ?? sampleInvoiceId))
  return (
    <QueryBoundary query={query} headingLevel={1} skeleton={<SkeletonText lines={16} />}>
      {(invoice) =>
        invoice === null ? (
          <StatePanel
            kind="noMatch"
            headingLevel={1}
            title={t('unknown.title')}
            actions={<Link href={pathname}>{t('unknown.other')}</Link>}
          >
            {t('unknown.message')}
          </StatePanel>
        ) : (
          <Known invoice={invoice} {...props} />
        )
      }
    </QueryBoundary>
  )
}

function Known({ invoice, other, look: Look }: InvoicePageProps & { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const { search } = useLocation()
  useNameInTitle(`${t('title')} ${invoice.number}`)
  return (
    <SheetPage
      above={
        <Stack direction="row" gap={4} align="center" isWrapping>
          <Heading level={1} size="xl">
            {t('title')} <bdi>{invoice.number}</bdi>
          </Heading>
          <Button variant="primary" onPress={() => print()}>
            {t('print')}
          </Button>
          <Link variant="alone" href={paths[other] + search}>
            {t(`look.${other}`)}
          </Link>
        </Stack>
      }
    >
      <Sheet>
        <Look invoice={invoice} />
      </Sheet>
    </SheetPage>
  )
}
