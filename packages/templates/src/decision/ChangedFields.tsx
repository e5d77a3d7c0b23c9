import type { ActionableRow } from '@console/core/contracts'
import { Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { changesBetween, type FieldValue, isMoney } from './changesBetween'
import { MoneyText } from './MoneyText'
import { isApprovable } from './rules'
import { StatusText } from './StatusText'

export interface ChangedFieldsProps {
  before: ActionableRow
  after: ActionableRow
  /** The names of fields by JSON pointer: the others are not shown. */
  labels: Readonly<Record<string, string>>
}

/** What two versions of a record differ in: where it stands, and the fields that have a name. */
export function ChangedFields({ before, after, labels }: ChangedFieldsProps) {
  const { t } = useTranslation('templates')
  const changes = changesBetween(before, after, Object.keys(labels))
  const statuses =
    isApprovable(before) && isApprovable(after) && before.approvalStatus !== after.approvalStatus
      ? [before.approvalStatus, after.approvalStatus]
      : []
  if (changes.length === 0 && statuses.length === 0)
    return (
      <Text as="p" size="sm">
        {t('decision.conflict.same')}
      </Text>
    )
  return (
    <Root>
      {statuses.length > 0 ? (
        <div>
          <dt>{t('record.status')}</dt>
          <dd>
            {statuses.map((status) => (
              <StatusText key={status} status={status} />
            ))}
          </dd>
        </div>
      ) : null}
      {changes.map(({ pointer, before: former, after: present }) => (
        <div key={pointer}>
          <dt>{labels[pointer]}</dt>
          <dd>
            <del>
              <Value value={former} />
            </del>
            <ins>
              <Value value={present} />
            </ins>
          </dd>
        </div>
      ))}
    </Root>
  )
}

function Value({ value }: { value: FieldValue }) {
  if (isMoney(value)) return <MoneyText money={value} />
  return <bdi>{value === null || value === '' ? '–' : String(value)}</bdi>
}

const Root = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  padding-block-start: ${theme.space[2]};
  border-block-start: 1px solid ${theme.color.hairline};
  font-size: ${theme.text.sm};

  div {
    display: grid;
    grid-template-columns: minmax(80px, 140px) minmax(0, 1fr);
    gap: ${theme.space[3]};
  }
  dt {
    color: ${theme.color.textMuted};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[3]};
    overflow-wrap: anywhere;
  }
  del {
    color: ${theme.color.textMuted};
  }
  ins {
    font-weight: 500;
    text-decoration: none;
  }
`
