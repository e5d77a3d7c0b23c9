import { Button, Heading, Text, theme } from '@console/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** One entry, in words the reader understands. */
export interface ThingNameEntry {
  id: string
  title: string
}

export interface ThingNameProps {
  /** In the order in which they are shown. */
  entries: readonly ThingNameEntry[]
  onOpen: (id: string) => void
}

/** Thing name: a titled list whose entries can be opened. */
export function ThingName({ entries, onOpen }: ThingNameProps) {
  const { t } = useTranslation('thing-name')
  const titleId = useId()
  return (
    <Root aria-labelledby={titleId}>
      <Heading level={2} size="lg" id={titleId}>
        {t('panel.title')}
      </Heading>
      {entries.length === 0 ? (
        <Text as="p" tone="muted">
          {t('panel.empty')}
        </Text>
      ) : (
        <Entries>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <Button variant="quiet" onPress={() => onOpen(id)}>
                <bdi>{title}</bdi>
              </Button>
            </li>
          ))}
        </Entries>
      )}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
`

/* The entries' words stand under the heading's, their grounds reach out. */
const Entries = styled.ul`
  margin-inline: calc(-1 * ${theme.space[4]});
  padding: 0;
  list-style: none;
`
