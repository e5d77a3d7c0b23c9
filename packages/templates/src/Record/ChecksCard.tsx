import type { Check } from '@console/core/contracts'
import { Card, Link, StatusChip, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

export interface ChecksCardProps {
  checks: readonly Check[]
  /** Where a record that a check found is shown; left out where that is nowhere. */
  hrefOf?: (evidence: Check['evidence'][number]) => string
}

const tones = { fail: 'danger', warn: 'warning', pass: 'success' } as const
const order = Object.keys(tones)

/** What the checks of a submission found, what failed first. */
export function ChecksCard({ checks, hrefOf }: ChecksCardProps) {
  const { t } = useTranslation('templates')
  const sorted = checks.toSorted(
    (one, other) =>
      order.indexOf(one.result) - order.indexOf(other.result) ||
      Number(other.required) - Number(one.required),
  )
  return (
    <Card heading={t('record.checks.title')}>
      {sorted.length === 0 ? (
        <Text as="p" tone="muted">
          {t('record.checks.empty')}
        </Text>
      ) : (
        <List>
          {sorted.map(({ code, result, required, detail, evidence }) => (
            <Item key={code}>
              <StatusChip tone={tones[result]}>{t(`record.checks.${result}`)}</StatusChip>
              <div>
                <Text as="p" weight="medium">
                  {t(`check.${code}`)}
                  {required ? <Needed> · {t('record.checks.required')}</Needed> : null}
                </Text>
                {detail ? (
                  <Text as="p" size="sm" tone="muted" dir="auto">
                    {detail}
                  </Text>
                ) : null}
                {evidence.length > 0 ? (
                  <Text as="p" size="sm">
                    {t('record.checks.evidence')}:{' '}
                    {evidence.map((each, place) => (
                      <span key={each.token}>
                        {place > 0 ? ', ' : null}
                        {hrefOf ? (
                          <Link href={hrefOf(each)}>{each.label}</Link>
                        ) : (
                          <bdi>{each.label}</bdi>
                        )}
                      </span>
                    ))}
                  </Text>
                ) : null}
              </div>
            </Item>
          ))}
        </List>
      )}
    </Card>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;
`

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(96px, max-content) minmax(0, 1fr);
  gap: ${theme.space[3]};
  align-items: start;
  overflow-wrap: anywhere;

  > :first-child {
    justify-self: start;
  }
`

const Needed = styled.span`
  color: ${theme.color.textMuted};
  font-weight: 400;
`
