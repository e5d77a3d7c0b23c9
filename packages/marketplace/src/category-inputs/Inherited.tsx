import { useFormats, useText } from '@console/core/i18n'
import type { InputGroup, ResolvedGroup, ResolvedInput } from '@console/domain/input'
import { Button, FieldSet, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { AskingNode } from './lineage'

interface InheritedProps {
  /** Inputs of the categories above. */
  groups: readonly ResolvedGroup[]
  /** The category's own inputs. */
  own: readonly InputGroup[]
  nodes: readonly AskingNode[]
  onOverride: (group: ResolvedGroup, input: ResolvedInput) => void
}

/** Inputs inherited from the categories above: the settings of each can be overridden here. */
export function Inherited({ groups, own, nodes, onOverride }: InheritedProps) {
  const { t } = useTranslation('marketplace')
  const formats = useFormats()
  const textOf = useText()
  const overridden = new Set(own.flatMap(({ inputs }) => inputs.map(({ inputId }) => inputId)))
  if (groups.length === 0) return null
  const nameOf = (categoryId: string) => {
    const name = nodes.find(({ nodeId }) => nodeId === categoryId)?.name
    return formats.isolate(name ? textOf(name) : categoryId)
  }
  return (
    <FieldSet label={t('inputs.category.inherited')}>
      <List>
        {groups.flatMap((group) =>
          group.inputs.map((input) => {
            const { inputId, definition, isRequired, from } = input
            const name = textOf(definition.label)
            return (
              <li key={inputId}>
                <div>
                  <bdi>{name}</bdi>
                  <Text as="span" size="sm" tone="muted">
                    {t(isRequired ? 'inputs.category.from.required' : 'inputs.category.from', {
                      category: nameOf(from),
                    })}
                  </Text>
                </div>
                {overridden.has(inputId) ? (
                  <Text as="span" size="sm" tone="muted">
                    {t('inputs.origin.overridden')}
                  </Text>
                ) : (
                  <Button
                    variant="quiet"
                    aria-label={t('inputs.category.override.of', { input: name })}
                    onPress={() => onOverride(group, input)}
                  >
                    {t('inputs.category.override')}
                  </Button>
                )}
              </li>
            )
          }),
        )}
      </List>
    </FieldSet>
  )
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[3]};
    min-block-size: 40px;
    padding: ${theme.space[1]} ${theme.space[3]};
  }
  > li + li {
    border-block-start: 1px solid ${theme.color.hairline};
  }
  > li > div {
    display: grid;
  }
`
