import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { readPage } from '@console/core/resources'
import { listingsResource, toListing, visibilityWorkflow } from '@console/domain/listing'
import { DetailTable } from '@console/details'
import { StatusText } from '@console/workflows'
import { QueryBoundary, resourceKeys } from '@console/query-boundary'
import { Card, Link, SkeletonText, Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface ListingsCardProps {
  title: string
  /** Query of the listings. */
  where: Readonly<Record<string, string | readonly string[]>>
  /** Number of listings to show; the linked list has all. */
  shown: number
  /** Empty state. */
  none: string
  /** Link to the complete list. */
  all: { path: string; labelOf: (count: number) => string }
  /** Content above the listings. */
  children?: ReactNode
}

/** Tab of a record with its listings, sorted by the end of their plan, and a link to all of them. */
export function ListingsCard({ title, where, shown, none, all, children }: ListingsCardProps) {
  const { t } = useTranslation('marketplace')
  const formats = useFormats()
  const send = useSend()
  const asked = { ...where, sort: 'expiresAt', pageSize: String(shown) }
  const query = useQuery({
    queryKey: [...resourceKeys.pages(listingsResource.id), asked],
    queryFn: ({ signal }) => readPage(send, listingsResource, asked, signal),
  })
  return (
    <Card heading={title}>
      <Stack gap={3}>
        {children}
        <QueryBoundary query={query} skeleton={<SkeletonText lines={8} />}>
          {({ items, total }) =>
            total === 0 ? (
              <Text tone="muted">{none}</Text>
            ) : (
              <>
                <DetailTable
                  label={title}
                  columns={[
                    { title: t('listings.listing') },
                    { title: t('listings.business') },
                    { title: t('listings.visibility') },
                    { title: t('listings.expires') },
                  ]}
                  rows={items.map(({ secureToken, title, business, visibility, expiresAt }) => ({
                    key: secureToken,
                    cells: [
                      <Link key="title" href={toListing(secureToken)}>
                        <bdi>{title}</bdi>
                      </Link>,
                      <bdi key="business">{business.label}</bdi>,
                      visibility === null ? (
                        '–'
                      ) : (
                        <StatusText
                          key="status"
                          workflows={[visibilityWorkflow]}
                          status={visibility}
                        />
                      ),
                      expiresAt === null ? '–' : formats.date(new Date(expiresAt)),
                    ],
                  }))}
                />
                <Link variant="alone" href={all.path}>
                  {all.labelOf(total)}
                </Link>
              </>
            )
          }
        </QueryBoundary>
      </Stack>
    </Card>
  )
}
