import { useFormats } from '@console/core/i18n'
import { SkeletonText, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { AgentsAnswer } from '../contract'

/** One row per record: its name and how long ago it was changed. */
export function AgentsList({ asOf, items }: AgentsAnswer) {
  const { t } = useTranslation('agents')
  const formats = useFormats()
  return (
    <Rows>
      {items.map(({ secureToken, name, changedAt }) => (
        <Row key={secureToken}>
          <Text weight="medium">
            <bdi>{name}</bdi>
          </Text>
          <Text tone="muted" size="sm">
            {t('list.changed', { age: formats.ago(new Date(changedAt), new Date(asOf)) })}
          </Text>
        </Row>
      ))}
    </Rows>
  )
}

/** A few rows of the size they will have. */
export function AgentsListSkeleton() {
  return (
    <Rows aria-hidden>
      {[18, 24, 12, 20, 16].map((length) => (
        <Row key={length}>
          <SkeletonText inlineSize={`${length}ch`} />
          <SkeletonText size="sm" inlineSize="14ch" />
        </Row>
      ))}
    </Rows>
  )
}

const Rows = styled.ul`
  padding: 0;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  list-style: none;
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};
  min-block-size: ${theme.size.row};
  padding: ${theme.space[2]} ${theme.space[4]};

  & + & {
    border-block-start: 1px solid ${theme.color.hairline};
  }
`
