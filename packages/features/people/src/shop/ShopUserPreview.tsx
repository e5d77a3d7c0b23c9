import { DetailOf } from '@console/decision'
import {
  type ShopUser,
  shopUsersResource,
  type ContactField,
  type ShopUserDetail,
} from '@console/domain/shop-user'
import type { PreviewProps } from '@console/list'
import { useShownFor, Contact, type ShownFor } from '@console/marketplace/contact'
import { Timeline } from '@console/record'
import { Tabs, Card, Link, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useFormats } from '@console/core/i18n'
import { toBusiness } from '@console/domain/business'
import { DescriptionList } from '@console/details'
import { Bought } from './Bought'

/** Preview of a shopper beside the list: contact details, orders, and history of the account. */
export function ShopUserPreview({ row }: PreviewProps<ShopUser>) {
  return <Person key={row.userToken} row={row} />
}

function Person({ row }: PreviewProps<ShopUser>) {
  const { t } = useTranslation('people')
  const revealed = { phone: useShownFor(), email: useShownFor() }
  return (
    <DetailOf resource={shopUsersResource} row={row}>
      {(detail) => (
        <Tabs
          label={t('tabs.label', { name: row.name })}
          tabs={[
            {
              id: 'about',
              label: t('tab.about'),
              content: <About user={detail} revealed={revealed} />,
            },
            { id: 'orders', label: t('tab.orders'), content: <Bought user={detail} /> },
            {
              id: 'activity',
              label: t('tab.activity'),
              content: <Timeline resource={shopUsersResource} token={row.userToken} />,
            },
          ]}
        />
      )}
    </DetailOf>
  )
}

interface AboutProps {
  user: ShopUserDetail
  /** Revealed contact details. */
  revealed: Readonly<Record<ContactField, ShownFor>>
}

/** Identity, contact details and consents of a shopper. */
function About({ user, revealed }: AboutProps) {
  const { t } = useTranslation('people')
  const formats = useFormats()
  const { type, business, joinedAt, consents, addresses } = user
  const dayOf = (at: string) => formats.date(new Date(at))
  return (
    <Stack gap={4}>
      <DescriptionList
        details={[
          { label: t('shop.type'), value: t(`type.${type}`) },
          ...(business
            ? [
                {
                  label: t('shop.business'),
                  value: (
                    <Link href={toBusiness(business.token)}>
                      <bdi>{business.label}</bdi>
                    </Link>
                  ),
                },
              ]
            : []),
          { label: t('shop.joined'), value: dayOf(joinedAt) },
        ]}
      />
      <Card heading={t('contact.title')}>
        <Stack gap={3}>
          {(['phone', 'email'] as const).map((field) => (
            <div key={field}>
              <Text as="p" size="sm" tone="muted">
                {t(`shop.${field}`)}
                {user.verified[field] ? ` · ${t('contact.verified')}` : null}
              </Text>
              <Contact
                {...{ user, field }}
                masked={user[`${field}Masked`]}
                isGone={user.status !== 'active' && user.status !== 'blocked'}
                revealed={revealed[field]}
              />
            </div>
          ))}
        </Stack>
      </Card>
      <Card heading={t('addresses.title')}>
        {addresses.length === 0 ? (
          <Text as="p" tone="muted">
            {t('addresses.none')}
          </Text>
        ) : null}
        {addresses.map(({ line1, town, county }) => (
          <bdi key={line1}>{formats.list([line1, town, county])}</bdi>
        ))}
      </Card>
      <Card heading={t('consents.title')}>
        <DescriptionList
          details={consents.map(({ to, since }) => ({
            label: t(`consent.${to}`),
            value: since === null ? t('consent.no') : t('consent.since', { day: dayOf(since) }),
          }))}
        />
      </Card>
    </Stack>
  )
}
