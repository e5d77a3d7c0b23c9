import type { ActionableRow } from '@console/core/workflows'
import { useFormats, useTranslate } from '@console/core/i18n'
import { Switch, Text, theme, Banner, Button } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { DecisionBar, type DecisionBarProps, isInPlace } from '@console/decision'

interface RecordBarProps<Row extends ActionableRow> extends Omit<
  DecisionBarProps<Row>,
  'children'
> {
  /** Shows the newer version; null when the shown one is the latest known. */
  takeNewer: (() => void) | null
  /** Number of unsent messages to the owner. */
  askedCount: number
  /** Set when the next record opens after a decision; null when there is none. */
  advances: boolean | null
  onAdvancesChange: (advances: boolean) => void
}

/**
 * Actions of a record, at the bottom of the window; hidden without any. It also announces a newer version, beside the actions
 * on the former one: above the record, the announcement would move what the user reads.
 */
export function RecordBar<Row extends ActionableRow>({
  takeNewer,
  askedCount,
  advances,
  onAdvancesChange,
  ...bar
}: RecordBarProps<Row>) {
  const { t } = useTranslation('record')
  const formats = useFormats()
  const { decisions, resource, row } = bar
  const isOffered = decisions.offered(row).some(isInPlace)
  const hasMore = askedCount > 0 || advances !== null
  const hasError = decisions.of(resource.tokenOf(row))?.hasError ?? false
  // An error has its own link to the newer version.
  const isOld = takeNewer !== null && !hasError
  const isEmpty = !isOffered && !hasMore && !hasError && !isOld
  return (
    // Even hidden it resumes unanswered decisions: one may have been the last available action.
    <Root hidden={isEmpty}>
      {isOld ? <NewerBanner onTake={takeNewer} /> : null}
      <DecisionBar {...bar}>
        {hasMore ? (
          <End>
            {askedCount > 0 ? (
              <Text size="sm">
                {t('record.ask.attached', {
                  count: askedCount,
                  number: formats.number(askedCount),
                })}
              </Text>
            ) : null}
            {advances === null ? null : (
              <Switch isSelected={advances} onChange={onAdvancesChange}>
                {t('record.advance')}
              </Switch>
            )}
          </End>
        ) : null}
      </DecisionBar>
    </Root>
  )
}

const Root = styled.div`
  &:not([hidden]) {
    display: grid;
  }
  position: sticky;
  /* Above a footer that is fixed to the window. */
  inset-block-end: var(--end, 0px);
  /* At the bottom for a short record, too. */
  margin-block-start: auto;
  /* It covers the page's padding below it, where nothing would be visible. */
  margin-block-end: calc(-1 * var(--ledge, 0px));
  z-index: 1;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[3]};
  border-block-start: 1px solid ${theme.color.hairline};
  background: ${theme.color.background};
  /* Nothing can be pressed on paper. */
  @media print {
    display: none;
  }
`

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
`

/** Announces a newer version, which is shown on request. */
function NewerBanner({ onTake }: { onTake: () => void }) {
  const translate = useTranslate()
  return (
    <Banner
      tone="warning"
      actions={<Button onPress={onTake}>{translate('form:decision.conflict.take')}</Button>}
    >
      {translate('record:record.newer')}
    </Banner>
  )
}
