import type { ActionableRow } from '@console/core/workflows'
import { useFormats, useTranslate } from '@console/core/i18n'
import { readRecord, type Resource } from '@console/core/resources'
import { useSend } from '@console/core/api'
import { Button, Spinner, Text, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { resourceKeys } from '@console/query-boundary'
import { Wait } from '@console/form'
import { ChangedFields } from '../dialog/ChangedFields'
import type { ReadField } from '../dialog/changesBetween'
import type { DecisionOfRow } from '../decisions'
import { attemptText, errorText } from '../outcomeTexts'
import styled from 'styled-components'

export interface ErrorBarProps<Row extends ActionableRow> {
  resource: Resource<Row>
  decision: DecisionOfRow<Row>
  fieldLabels?: Readonly<Record<string, string>>
  readField?: ReadField<Row>
}

/**
 * Replaces the decision bar after a decision failed. After a conflict it shows who did what and when, what changed, and
 * the new version; nothing is overwritten.
 */
export function ErrorBar<Row extends ActionableRow>({
  resource,
  decision,
  fieldLabels,
  readField,
}: ErrorBarProps<Row>) {
  const translate = useTranslate()
  const formats = useFormats()
  const [isShown, setIsShown] = useState(false)
  const way = useRef<HTMLDivElement>(null)
  const isGone = decision.error?.status === 404
  const { attempt, isSecond } = decision
  const isAsked = decision.state === 'checking'

  // The pressed button is gone: focus moves to the next available action.
  useEffect(() => {
    if (document.activeElement === document.body) way.current?.querySelector('button')?.focus()
  }, [])

  return (
    <Root role="alert" data-kind={isSecond ? 'conflict' : 'failure'}>
      <Sign>
        {isSecond ? <Users size={18} aria-hidden /> : <CircleAlert size={18} aria-hidden />}
      </Sign>
      <Texts>
        <Text as="p" weight="medium">
          {attempt
            ? translate('decision:decision.attempt.title')
            : errorText(resource.workflows, decision, translate, formats)}
        </Text>
        {attempt ? (
          <Text as="p" size="sm">
            {attemptText(resource.workflows, decision, translate, formats)}
          </Text>
        ) : null}
        {isSecond ? (
          <Text as="p" size="sm" tone="muted">
            {translate('decision:decision.conflict.kept')}
          </Text>
        ) : null}
        {decision.state === 'refused.rateLimited' ? <Wait until={decision.retryAt} /> : null}
        {decision.error?.requestId && !isSecond ? (
          <Text as="p" size="sm" tone="muted">
            <bdi>{decision.error.requestId}</bdi>
          </Text>
        ) : null}
      </Texts>
      <Way ref={way}>
        {isSecond ? (
          <>
            <Button variant="primary" onPress={decision.dismiss}>
              {translate('form:decision.conflict.take')}
            </Button>
            {isGone ? null : (
              <Button aria-expanded={isShown} onPress={() => setIsShown(!isShown)}>
                {translate(
                  isShown ? 'decision:decision.conflict.hide' : 'decision:decision.conflict.show',
                )}
              </Button>
            )}
          </>
        ) : (
          <>
            {decision.canRetry || isAsked ? (
              <Button
                variant="primary"
                isPending={isAsked}
                pendingLabel={translate('decision:decision.attempt.asking')}
                onPress={decision.retry}
              >
                {translate(attempt ? 'decision:decision.attempt.ask' : 'decision:decision.retry')}
              </Button>
            ) : null}
            {decision.canRetry && decision.hasForm && !attempt ? (
              <Button onPress={decision.edit}>{translate('decision:decision.edit')}</Button>
            ) : null}
            <Button onPress={decision.dismiss}>{translate('form:decision.dismiss')}</Button>
          </>
        )}
      </Way>
      {isShown ? <Changes {...{ resource, fieldLabels, readField }} row={decision.row} /> : null}
    </Root>
  )
}

/**
 * Compares the current record with the version that was read. It is loaded separately; the shown version stays until the
 * user asks for the new one.
 */
function Changes<Row extends ActionableRow>({
  resource,
  row,
  fieldLabels = {},
  readField,
}: Pick<ErrorBarProps<Row>, 'resource' | 'fieldLabels' | 'readField'> & { row: Row }) {
  const send = useSend()
  const token = resource.tokenOf(row)
  const now = useQuery({
    queryKey: [...resourceKeys.of(resource.id), 'newer', token],
    queryFn: ({ signal }) => readRecord(send, resource, token, signal),
    gcTime: 0,
    staleTime: 0,
  })
  return (
    <Whole>
      {now.data ? (
        <ChangedFields
          workflows={resource.workflows}
          before={row}
          after={now.data}
          labels={fieldLabels}
          readField={readField}
        />
      ) : now.isError ? null : (
        <Spinner />
      )}
    </Whole>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.dangerSoft};

  &[data-kind='conflict'] {
    background: ${theme.color.warningSoft};
  }
`

const Sign = styled.span`
  display: grid;
  color: ${theme.color.danger};

  [data-kind='conflict'] > & {
    color: ${theme.color.warning};
  }
`

const Texts = styled.div`
  flex: 1 1 24ch;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`

const Whole = styled.div`
  flex: 1 0 100%;
  min-inline-size: 0;
`
