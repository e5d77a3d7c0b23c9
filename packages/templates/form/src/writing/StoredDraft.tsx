import { Button, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Quiet notice above a form that it opened with an earlier draft. */
export function StoredDraft({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('form')
  return (
    <Root role="status">
      <Text size="sm" tone="muted">
        {t('decision.draft.kept')}
      </Text>
      <Button variant="quiet" onPress={onDiscard}>
        {t('decision.draft.discard')}
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
`
