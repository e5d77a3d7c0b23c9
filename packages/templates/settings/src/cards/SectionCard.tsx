import { serverNow } from '@console/core/api'
import { Button, Card, Heading, Text, theme } from '@console/ui'
import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { noteOf } from '../config/config'
import { useOpenSettings } from '../state/openSettings'
import { HistoryDrawer } from '../history/HistoryDrawer'

interface SectionCardProps {
  section: string
  /** Restores former values into the fields; omitted for users without permission. */
  onPutBack?: (values: Readonly<Record<string, unknown>>) => void
  children: ReactNode
}

/** Section: its scope, its last change, its settings, and a link to its history. */
export function SectionCard({ section, onPutBack, children }: SectionCardProps) {
  const { config, read, reading } = useOpenSettings()
  const { t, translate, formats } = reading
  const [isOpen, setIsOpen] = useState(false)
  const messages = config.sections[section]
  const changed = read.sections[section]?.changed ?? null
  const title = t(messages?.title ?? '')
  return (
    <Place id={section} data-section={section}>
      <Card aria-label={title}>
        <Head>
          <div>
            <Heading level={2} size="lg" tabIndex={-1}>
              {title}
            </Heading>
            <Text as="p" tone="muted">
              {noteOf(config, t, section, messages?.intro)}
            </Text>
          </div>
          <Last>
            <Text size="sm" tone="muted">
              {changed
                ? translate('settings:changed.by', {
                    name: formats.isolate(changed.by.name),
                    when: formats.ago(new Date(changed.at), serverNow()),
                  })
                : translate('settings:changed.never')}
            </Text>
            <Button
              variant="quiet"
              aria-label={translate('settings:history.of', { section: title })}
              onPress={() => setIsOpen(true)}
            >
              <History aria-hidden />
              {translate('settings:history.open')}
            </Button>
          </Last>
        </Head>
        {children}
      </Card>
      <HistoryDrawer {...{ section, title, isOpen, onPutBack }} onClose={() => setIsOpen(false)} />
    </Place>
  )
}

const Place = styled.div`
  /* Below the sticky content at the top. */
  scroll-margin-block-start: calc(
    max(0px, var(--start, 0px)) + var(--sections, 0px) + ${theme.space[4]}
  );

  h2:focus-visible {
    border-radius: 2px;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[6]};
  margin-block-end: ${theme.space[4]};

  > :first-child {
    flex: 1 1 280px;
  }
`

const Last = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  /* Its text ends where the fields below end. */
  margin-inline-end: calc(-1 * ${theme.space[4]});
`
