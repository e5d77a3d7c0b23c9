import { useFormats, useText, useTranslate } from '@console/core/i18n'
import { type InputDefinition, isUntranslated, type InputType } from '@console/domain/input'
import { RowLink, WindowedList } from '@console/master-detail'
import { Button, StatePanel, Text, theme } from '@console/ui'
import {
  Languages,
  AlignLeft,
  Calendar,
  Hash,
  ListChecks,
  type LucideIcon,
  Paintbrush,
  Paperclip,
  Ruler,
  SquareChevronDown,
  ToggleLeft,
  Type,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { useInputsAddress } from './useInputsAddress'

interface InputListProps {
  /** Matching inputs. */
  rows: readonly InputDefinition[]
  /** Total number, matching or not. */
  count: number
  way: ReturnType<typeof useInputsAddress>
}

/** List of inputs, each with its type, key and usage. */
export function InputList({ rows, count, way }: InputListProps) {
  const { t } = useTranslation('inputs')
  const { address, hrefOf, replace } = way
  if (count === 0)
    return (
      <StatePanel kind="empty" title={t('list.empty.title')}>
        {t('list.empty.message')}
      </StatePanel>
    )
  if (rows.length === 0)
    return (
      <StatePanel
        kind="noMatch"
        title={t('list.noMatch')}
        actions={
          <Button
            onPress={() => replace({ q: '', type: null, appliesTo: null, isArchived: false })}
          >
            {t('list.clear')}
          </Button>
        }
      >
        {t('list.noMatch.message')}
      </StatePanel>
    )
  return (
    <WindowedList
      label={t('inputs.title')}
      rows={rows}
      idOf={({ inputId }) => inputId}
      rowHeight="3.5rem"
      openId={address.selected ?? undefined}
    >
      {(input) => (
        <Row
          input={input}
          href={hrefOf({ selected: input.inputId, isNew: false })}
          isOpen={input.inputId === address.selected}
        />
      )}
    </WindowedList>
  )
}

interface RowProps {
  input: InputDefinition
  href: string
  isOpen: boolean
}

function Row({ input, href, isOpen }: RowProps) {
  const { t } = useTranslation('inputs')
  const translate = useTranslate()
  const formats = useFormats()
  const textOf = useText()
  const Icon = typeIcons[input.type]
  return (
    <Line data-muted={input.status === 'archived' || undefined}>
      <Icon size={18} aria-label={translate(`marketplace:inputs.type.${input.type}`)} role="img" />
      <Texts>
        <RowLink href={href} isOpen={isOpen}>
          <bdi data-truncated>{textOf(input.label)}</bdi>
        </RowLink>
        <Text size="sm" tone="muted" as="span">
          <code dir="ltr">{input.key}</code>
        </Text>
      </Texts>
      {isUntranslated(input) ? (
        <Languages size={16} role="img" aria-label={t('list.untranslated')} />
      ) : null}
      {input.usageCount > 0 ? (
        <Text size="sm" tone="muted" as="span">
          {t('list.usage', { count: input.usageCount, number: formats.number(input.usageCount) })}
        </Text>
      ) : null}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  block-size: 100%;
  padding-inline: ${theme.space[3]};

  &[data-muted] {
    color: ${theme.color.textMuted};
  }
  > svg {
    flex: none;
    color: ${theme.color.textMuted};
  }
  > :last-child {
    flex: none;
  }
`

const Texts = styled.div`
  display: grid;
  flex: 1;
  min-inline-size: 0;

  code,
  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a {
    display: block;
    overflow: hidden;
  }
`

/** Icon of each type of input. */
const typeIcons: Readonly<Record<InputType, LucideIcon>> = {
  text: Type,
  long_text: AlignLeft,
  number: Hash,
  unit: Ruler,
  select: SquareChevronDown,
  multi_select: ListChecks,
  boolean: ToggleLeft,
  date: Calendar,
  colour: Paintbrush,
  file: Paperclip,
}
