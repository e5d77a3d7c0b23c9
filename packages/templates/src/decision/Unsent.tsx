import type { Action } from '@console/domain/approval'
import { Banner, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

export interface UnsentProps {
  /** What something was written for. */
  actions: readonly Action[]
}

/** Says that something was written that this decision does not send. Nothing where nothing was. */
export function Unsent({ actions }: UnsentProps) {
  const { t } = useTranslation('templates')
  if (actions.length === 0) return null
  return (
    <Banner tone="warning">
      {actions.map((action) => (
        <Text as="p" key={action}>
          {t('decision.unsent', { action: t(`action.${action}`) })}
        </Text>
      ))}
    </Banner>
  )
}
