import type { ActionableRow, AnyWorkflow } from '@console/core/workflows'
import { Text, theme } from '@console/ui'
import { changesBetween, type ReadField } from './changesBetween'
import { useFormats, useTranslate } from '@console/core/i18n'
import { ShownValue } from '@console/details'
import { statusesOf, StatusText } from '@console/workflows'
import styled from 'styled-components'

export interface ChangedFieldsProps<Row extends ActionableRow> {
  workflows: readonly AnyWorkflow<Row>[]
  before: Row
  after: Row
  /** Field labels by JSON pointer: fields without one are not shown. */
  labels: Readonly<Record<string, string>>
  readField?: ReadField<Row>
}

/** Differences between two versions of a record: the status, and the fields that have a label. */
export function ChangedFields<Row extends ActionableRow>({
  workflows,
  before,
  after,
  labels,
  readField,
}: ChangedFieldsProps<Row>) {
  const translate = useTranslate()
  const formats = useFormats()
  const changes = changesBetween(before, after, labels, formats, readField)
  const [[former], [present]] = [statusesOf(workflows, before), statusesOf(workflows, after)]
  const statuses =
    former !== undefined && present !== undefined && former !== present ? [former, present] : []
  if (changes.length === 0 && statuses.length === 0)
    return (
      <Text as="p" size="sm">
        {translate('decision:decision.conflict.same')}
      </Text>
    )
  return (
    <Root>
      {statuses.length > 0 ? (
        <div>
          <dt>{translate('decision:record.status')}</dt>
          <dd>
            {statuses.map((status) => (
              <StatusText key={status} workflows={workflows} status={status} />
            ))}
          </dd>
        </div>
      ) : null}
      {changes.map(({ pointer, label, before: former, after: present }) => (
        <div key={pointer}>
          <dt>{label}</dt>
          <dd>
            <del>
              <ShownValue value={former} />
            </del>
            <ins>
              <ShownValue value={present} />
            </ins>
          </dd>
        </div>
      ))}
    </Root>
  )
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
    /* One entry of a list per line. */
    white-space: pre-line;
  }
  del {
    color: ${theme.color.textMuted};
  }
  ins {
    font-weight: 500;
    text-decoration: none;
  }
`
