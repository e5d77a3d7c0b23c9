import { useTranslate } from '@console/core/i18n'
import type { Workflows } from '@console/core/workflows'
import { Banner, Text } from '@console/ui'
import { actionText } from '@console/workflows'

export interface UnsentProps {
  workflows: Workflows
  /** Actions with drafts. */
  actions: readonly string[]
}

/** Warns about drafts that this decision does not send. Renders nothing without any. */
export function Unsent({ workflows, actions }: UnsentProps) {
  const translate = useTranslate()
  if (actions.length === 0) return null
  return (
    <Banner tone="warning">
      {actions.map((action) => (
        <Text as="p" key={action}>
          {translate('decision:decision.unsent', {
            action: actionText(workflows, action, translate),
          })}
        </Text>
      ))}
    </Banner>
  )
}
