import { useSend } from '@console/core/api'
import { readSectionHistory, type SectionChange } from '@console/core/sections'
import { QueryBoundary, resourceKeys } from '@console/query-boundary'
import { Button, Drawer, SkeletonText, Stack, Text, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { changesIn, nameOf } from '../changes/changes'
import { ChangeList } from '../changes/ChangeList'
import { useOpenSettings } from '../state/openSettings'

interface HistoryDrawerProps {
  section: string
  title: string
  isOpen: boolean
  onPutBack: ((values: Readonly<Record<string, unknown>>) => void) | undefined
  onClose: () => void
}

/** Changes of a section, with user and time, newest first. Former values can be restored into the fields. */
export function HistoryDrawer({ section, title, isOpen, onPutBack, onClose }: HistoryDrawerProps) {
  const { config, reading } = useOpenSettings()
  const send = useSend()
  const { translate } = reading
  const query = useQuery({
    queryKey: resourceKeys.history(config.document.id, section),
    queryFn: ({ signal }) => readSectionHistory(send, config.document, section, signal),
    enabled: isOpen,
  })
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title={translate('settings:history.of', { section: title })}
      closeLabel={translate('settings:close')}
    >
      <QueryBoundary
        query={query}
        title={translate('settings:history.failed')}
        skeleton={<SkeletonText lines={6} />}
      >
        {(changes) =>
          changes.length === 0 ? (
            <Text as="p" tone="muted">
              {translate('settings:history.empty')}
            </Text>
          ) : (
            <Stack gap={3}>
              {onPutBack ? (
                <Text as="p" size="sm" tone="muted">
                  {translate('settings:history.hint')}
                </Text>
              ) : null}
              <List>
                {changes.map((change) => (
                  <Made key={change.version} {...{ section, change, onPutBack }} />
                ))}
              </List>
            </Stack>
          )
        }
      </QueryBoundary>
    </Drawer>
  )
}

function Made({
  section,
  change: { at, by, before, after },
  onPutBack,
}: Pick<HistoryDrawerProps, 'section' | 'onPutBack'> & { change: SectionChange }) {
  const { config, reading } = useOpenSettings()
  const changes = changesIn(config, section, before, after)
  return (
    <li>
      <Head>
        <Text weight="medium">
          <bdi>{by.name}</bdi>
        </Text>
        <Text size="sm" tone="muted">
          <time dateTime={at}>{reading.formats.dateTime(new Date(at))}</time>
        </Text>
        {onPutBack ? (
          <Button
            onPress={() =>
              onPutBack(
                Object.fromEntries(
                  changes.map(({ path, before }) => [nameOf(section, path), before]),
                ),
              )
            }
          >
            {reading.translate('settings:history.putBack')}
          </Button>
        ) : null}
      </Head>
      <ChangeList changes={changes} />
    </li>
  )
}

const List = styled.ol`
  display: grid;
  gap: ${theme.space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};

  > button {
    margin-inline-start: auto;
  }
`
