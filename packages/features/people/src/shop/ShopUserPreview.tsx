import { DetailOf } from '@console/decision'
import { type ShopUser, shopUsersResource } from '@console/domain/shop-user'
import type { PreviewProps } from '@console/list'
import { useShownFor } from '@console/marketplace/contact'
import { Timeline } from '@console/record'
import { Tabs } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { About } from './About'
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
