import { Card, Text, theme, VisuallyHidden } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AskAbout, type FieldChange, ShownValue, PreviousValue } from '@console/details'

export interface DiffCardProps {
  changes: readonly FieldChange[]
}

/**
 * Changes of a pending update to the live record: the old value crossed out, the new one beside it; pictures side by side.
 */
export function DiffCard({ changes }: DiffCardProps) {
  const { t } = useTranslation('record')
  return (
    <Card heading={t('record.diff.title')}>
      {changes.length === 0 ? (
        <Text as="p" tone="muted">
          {t('record.diff.empty')}
        </Text>
      ) : (
        <List>
          {changes.map(({ pointer, label, before, after }) => (
            <Row key={pointer}>
              <dt>
                {label}
                <AskAbout pointer={pointer} />
              </dt>
              <dd>
                <PreviousValue>
                  <ShownValue value={before} />
                </PreviousValue>
              </dd>
              <dd>
                <After>
                  <VisuallyHidden>{t('record.diff.after')}: </VisuallyHidden>
                  <ShownValue value={after} />
                </After>
              </dd>
            </Row>
          ))}
        </List>
      )}
    </Card>
  )
}

const List = styled.dl`
  display: grid;
  container-type: inline-size;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(96px, 24%) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space[2]} ${theme.space[4]};
  padding-block: ${theme.space[2]};

  & + & {
    border-block-start: 1px solid ${theme.color.hairline};
  }
  dt {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${theme.space[1]};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.sm};
  }
  dt > button {
    min-block-size: 28px;
    inline-size: 28px;
    margin-block: -4px;
  }
  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  img {
    max-inline-size: 100%;
    block-size: auto;
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.control};
    object-fit: cover;
  }
  @container (width < 480px) {
    grid-template-columns: 1fr 1fr;

    dt {
      grid-column: 1 / -1;
    }
  }
`

const After = styled.ins`
  text-decoration: none;

  > :is([dir], bdi) {
    display: inline-block;
    padding-inline: ${theme.space[1]};
    margin-inline: -${theme.space[1]};
    border-radius: 3px;
    background: ${theme.color.successSoft};
  }
`
