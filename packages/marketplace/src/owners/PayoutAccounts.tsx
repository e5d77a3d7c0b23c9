import { accountName, type PayoutAccount } from '@console/domain/parties'
import { Card, Stack, StatusChip, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { DescriptionList } from '@console/details'

export interface PayoutAccountsProps {
  accounts: readonly PayoutAccount[]
}

/** Payout accounts of a business or an agent: holder, currency, and verification. */
export function PayoutAccounts({ accounts }: PayoutAccountsProps) {
  const { t } = useTranslation('marketplace')
  return (
    <Card heading={t('record.accounts.title')}>
      {accounts.length === 0 ? (
        <Text as="p" tone="muted">
          {t('record.accounts.empty')}
        </Text>
      ) : (
        <DescriptionList
          details={accounts.map((account, place) => ({
            label: accountName(account),
            value: (
              <Stack as="span" direction="row" gap={3} isWrapping>
                <bdi>{account.holderName}</bdi>
                <bdi>{account.currency}</bdi>
                {account.verified ? (
                  <StatusChip tone="success">{t('record.accounts.verified')}</StatusChip>
                ) : (
                  <StatusChip tone="danger">{t('record.accounts.unverified')}</StatusChip>
                )}
              </Stack>
            ),
            pointer: `/payoutAccounts/${place}`,
          }))}
        />
      )}
    </Card>
  )
}
