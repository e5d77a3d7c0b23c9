import type { Check } from '@console/domain/approval'
import { useFormats, useTranslate } from '@console/core/i18n'
import { Card, Link, StatusChip, Text, theme } from '@console/ui'
import styled from 'styled-components'

export interface ChecksCardProps {
  checks: readonly Check[]
  /** Shows passed checks as one line of names, for use beside a list. */
  isBrief?: boolean
  /** Address of a record found by a check; left out if it has none. */
  hrefOf?: (evidence: Check['evidence'][number]) => string
}

const tones = { fail: 'danger', warn: 'warning', pass: 'success' } as const
const order = Object.keys(tones)

/** Results of the checks of a submission, failures first. */
export function ChecksCard({ checks, isBrief = false, hrefOf }: ChecksCardProps) {
  const translate = useTranslate()
  const formats = useFormats()
  const sorted = checks.toSorted(
    (one, other) =>
      order.indexOf(one.result) - order.indexOf(other.result) ||
      Number(other.required) - Number(one.required),
  )
  const folded = isBrief ? sorted.filter(({ result }) => result === 'pass') : []
  const spelled = sorted.filter((check) => !folded.includes(check))
  return (
    <Card heading={translate('marketplace:record.checks.title')}>
      {sorted.length === 0 ? (
        <Text as="p" tone="muted">
          {translate('marketplace:record.checks.empty')}
        </Text>
      ) : (
        <List>
          {spelled.map(({ code, result, required, detail, evidence }) => (
            <Item key={code}>
              <StatusChip tone={tones[result]}>
                {translate(`marketplace:record.checks.${result}`)}
              </StatusChip>
              <div>
                <Text as="p" weight="medium">
                  {translate(`approval:check.${code}`)}
                  {required ? (
                    <Needed> · {translate('marketplace:record.checks.required')}</Needed>
                  ) : null}
                </Text>
                {detail ? (
                  <Text as="p" size="sm" tone="muted" dir="auto">
                    {detail}
                  </Text>
                ) : null}
                {evidence.length > 0 ? (
                  <Text as="p" size="sm">
                    {translate('marketplace:record.checks.evidence')}:{' '}
                    {evidence.map((each, place) => (
                      <span key={each.token}>
                        {formats.between(evidence.length)[place - 1]}
                        {hrefOf ? (
                          <Link href={hrefOf(each)}>
                            <bdi>{each.label}</bdi>
                          </Link>
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
          {folded.length > 0 ? (
            <Item>
              <StatusChip tone="success">{translate('marketplace:record.checks.pass')}</StatusChip>
              <Text as="p" size="sm">
                {formats.list(folded.map(({ code }) => translate(`approval:check.${code}`)))}
              </Text>
            </Item>
          ) : null}
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
