import type { ActionableRow } from '@console/core/kinds'
import { useFormats } from '@console/core/i18n'
import { Switch, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { DecisionBar, type DecisionBarProps, isInPlace } from '@console/decision'
import { NewerBanner } from './NewerBanner'

interface RecordBarProps<Row extends ActionableRow> extends Omit<
  DecisionBarProps<Row>,
  'children'
> {
  /** Shows the newer version; null where what is shown is the newest that is known. */
  takeNewer: (() => void) | null
  /** How many messages to the owner are written and not sent. */
  askedCount: number
  /** Whether the next record opens after a decision; null where there is none to go on to. */
  advances: boolean | null
  onAdvancesChange: (advances: boolean) => void
}

/**
 * What can be done with a record, at the end of the window; not seen where nothing can. That there is a newer version is said
 * here, beside what would be decided about the one before: it comes by itself, and above the record it would move what is read.
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
  const isTroubled = decisions.of(resource.tokenOf(row))?.isTroubled ?? false
  // What went wrong has its own way to the newer version.
  const isOld = takeNewer !== null && !isTroubled
  const isEmpty = !isOffered && !hasMore && !isTroubled && !isOld
  return (
    // Unseen it still takes up what was sent and not answered: that may have been the last that could be done.
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
  /* Where a record is short it stands there too. */
  margin-block-start: auto;
  /* It takes the page's ledge below it, where nothing would be seen. */
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
