import { needsSecondPerson, type OrderDetail } from '@console/domain/order'
import { MoneyText } from '@console/details'
import { Banner, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Parts of an order that someone other than its author has to approve, with limits, usual prices and reasons. */
export function OrderApproval({ detail }: { detail: OrderDetail }) {
  const { t } = useTranslation('orders')
  const { flags, total, approvalLimit, credit, createdBy, lines } = detail
  if (detail.status !== 'placed' || !needsSecondPerson(detail)) return null
  return (
    <Banner tone="warning">
      <Stack gap={1}>
        <Text as="p">
          {createdBy
            ? t(createdBy.role === 'staff' ? 'approval.written.staff' : 'approval.written', {
                name: createdBy.name,
              })
            : t('approval.title')}
        </Text>
        {flags.includes('needs_approval') && approvalLimit ? (
          <Text as="p">
            {t('flag.needs_approval')}: <MoneyText money={total} /> {t('approval.limit')}{' '}
            <MoneyText money={approvalLimit} />
          </Text>
        ) : null}
        {flags.includes('credit_exceeded') && credit ? (
          <Text as="p">
            {t('flag.credit_exceeded')}: {t('payments.limit')} <MoneyText money={credit.limit} />,{' '}
            {t('payments.used')} <MoneyText money={credit.used} />
          </Text>
        ) : null}
        {lines.map(({ lineId, product, unitPrice, override }) =>
          override ? (
            <Text as="p" key={lineId}>
              {t('flag.price_overridden')}: <bdi>{product.label}</bdi>,{' '}
              <del>
                <MoneyText money={override.listPrice} />
              </del>{' '}
              <MoneyText money={unitPrice} />. {t('lines.why')} <bdi>{override.reason}</bdi>
            </Text>
          ) : null,
        )}
      </Stack>
    </Banner>
  )
}
