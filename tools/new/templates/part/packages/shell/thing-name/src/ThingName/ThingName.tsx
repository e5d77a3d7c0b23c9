import { Button, Heading, Text, theme } from '@console/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** One entry, in the user's language. */
export interface ThingNameEntry {
  id: string
  title: string
}

export interface ThingNameProps {
  /** Entries in display order. */
  entries: readonly ThingNameEntry[]
  onOpen: (id: string) => void
}

/** Thing name: a titled list of entries that can be opened. */
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

/* The entries' text is aligned with the heading; their backgrounds extend beyond it. */
const Entries = styled.ul`
  margin-inline: calc(-1 * ${theme.space[4]});
  padding: 0;
  list-style: none;
`
