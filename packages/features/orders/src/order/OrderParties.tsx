import { toAgent } from '@console/domain/agent'
import { toBusiness } from '@console/domain/business'
import { type OrderDetail, ordersResource } from '@console/domain/order'
import { toShopUser } from '@console/domain/shop-user'
import { Contact, useShownFor } from '@console/marketplace/contact'
import { CountedLink } from '@console/record'
import { Link, Stack } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { listOfChannel } from './listOfChannel'

interface PartyProps {
  order: OrderDetail
  /** Filter of the list for their other orders. */
  as: 'buyer' | 'seller' | 'agent'
  token: string
  name: string
  /** Link to their record; undefined if they have none. */
  to?: string | undefined
}

/** A party of an order with a link, and a link to the list of exactly their orders, with their number. */
function Party({ order: { channel }, as, token, name, to }: PartyProps) {
  const { t } = useTranslation('orders')
  const { path, title } = listOfChannel[channel]
  return (
    <Stack gap={0} align="start">
      {to === undefined ? (
        <bdi>{name}</bdi>
      ) : (
        <Link href={to}>
          <bdi>{name}</bdi>
        </Link>
      )}
      <CountedLink
        resource={ordersResource}
        query={{ channel, [as]: token }}
        list={{
          title: t(title),
          to: `${path}?${new URLSearchParams({ view: 'all', [as]: token }).toString()}`,
        }}
      />
    </Stack>
  )
}

interface PartyDetail {
  label: string
  value: ReactNode
}

/** Details of the parties: buyer, recipient, seller and agent. */
export function usePartyDetails(order: OrderDetail): Record<'buyer' | 'seller', PartyDetail[]> {
  const { t } = useTranslation('orders')
  const { buyer, seller, agent, agentSecureToken, shopUser } = order
  const toPerson = shopUser === null ? undefined : toShopUser(shopUser)
  const person = (
    <Party order={order} as="buyer" token={buyer.userToken} name={buyer.name} to={toPerson} />
  )
  const business = buyer.business && (
    <Party
      order={order}
      as="buyer"
      token={buyer.business.token}
      name={buyer.business.label}
      to={toBusiness(buyer.business.token)}
    />
  )
  return {
    buyer: [
      { label: t('column.buyer'), value: business ?? person },
      ...(business ? [{ label: t('details.orderedBy'), value: person }] : []),
      { label: t('details.phone'), value: <Reached key={shopUser} order={order} field="phone" /> },
      { label: t('details.email'), value: <Reached key={shopUser} order={order} field="email" /> },
    ],
    seller: [
      {
        label: t('column.seller'),
        value: (
          <Party
            order={order}
            as="seller"
            token={seller.token}
            name={seller.label}
            to={toBusiness(seller.token)}
          />
        ),
      },
      ...(agent
        ? [
            {
              label: t('column.agent'),
              value: (
                <Party
                  order={order}
                  as="agent"
                  token={agent.token}
                  name={agent.label}
                  to={agentSecureToken === null ? undefined : toAgent(agentSecureToken)}
                />
              ),
            },
          ]
        : []),
    ],
  }
}

/**
 * Contact details of the buyer, masked: permitted users can reveal them if the buyer has an account, which is recorded
 * in its history.
 */
function Reached({ order, field }: { order: OrderDetail; field: 'phone' | 'email' }) {
  const revealed = useShownFor()
  const { buyer, emailMasked, shopUser } = order
  const masked = field === 'phone' ? buyer.phoneMasked : emailMasked
  if (shopUser === null) return <bdi dir="ltr">{masked}</bdi>
  return (
    <Contact
      user={{ userToken: shopUser, name: buyer.name }}
      {...{ field, masked, revealed }}
      isDetail
    />
  )
}
