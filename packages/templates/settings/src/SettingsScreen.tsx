import { useSend } from '@console/core/api'
import { hasCapability } from '@console/core/permissions'
import type { Section, Sectioned } from '@console/core/sections'
import { useSessionState } from '@console/core/session'
import { QueryBoundary } from '@console/query-boundary'
import { Banner, Card, Heading, SkeletonBlock, SkeletonText, Stack } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReadAhead, Screen } from '@console/core/routes'
import { SectionCard } from './cards/SectionCard'
import { SettingTexts } from './cards/Settings'
import { Columns } from './Columns'
import type { AnySettings } from './config/config'
import { OpenSettingsContext, useOpenSettings } from './state/openSettings'
import { SectionNav } from './SectionNav'
import { sectionsOptions } from './state/sectionsOptions'
import { SettingsForm } from './SettingsForm'
import { useNamespaceContext } from './config/useNamespaceContext'

/** Document of settings: editable with permission, read-only for all others who may open it. */
function SettingsScreen({ config }: { config: AnySettings }) {
  const { t } = useNamespaceContext(config)
  const send = useSend()
  const { status, roles } = useSessionState()
  const query = useQuery(sectionsOptions(send, config.document))
  const skeleton = <Skeleton config={config} />
  return (
    <Stack gap={4}>
      <Heading level={1} size="xl">
        {t(config.title)}
      </Heading>
      <QueryBoundary query={query} skeleton={skeleton}>
        {(read) =>
          // Until the user is known, it is unknown whether they may write.
          status === 'restoring' ? (
            skeleton
          ) : (
            <Open {...{ config, read }} canEdit={hasCapability(roles, config.document.edit)} />
          )
        }
      </QueryBoundary>
    </Stack>
  )
}

const versionsOf = ({ sections }: Sectioned<Section>) =>
  Object.fromEntries(Object.entries(sections).map(([name, { version }]) => [name, version]))

interface OpenProps {
  config: AnySettings
  read: Sectioned<Section>
  canEdit: boolean
}

function Open({ config, read, canEdit }: OpenProps) {
  /** Versions that the user started with, or has saved last. */
  const [versions, setVersions] = useState(() => versionsOf(read))
  const meanwhile = Object.entries(read.sections)
    .filter(([name, { version }]) => version !== versions[name])
    .map(([name]) => name)
  return (
    <OpenSettingsContext value={{ config, read, meanwhile }}>
      {canEdit ? (
        <SettingsForm onSaved={(saved) => setVersions(versionsOf(saved))} />
      ) : (
        <ReadOnly />
      )}
    </OpenSettingsContext>
  )
}

/** Read-only view for users without permission, with the reason. */
function ReadOnly() {
  const { config, reading } = useOpenSettings()
  return (
    <Stack gap={4}>
      <Banner tone="info">
        {reading.translate('settings:readOnly', {
          roles: reading.formats.list(config.document.edit.roles),
        })}
      </Banner>
      <Columns nav={<SectionNav changed={new Set()} />}>
        {Object.keys(config.sections).map((section) => (
          <SectionCard key={section} section={section}>
            <SettingTexts section={section} />
          </SectionCard>
        ))}
      </Columns>
    </Stack>
  )
}

function Skeleton({ config }: { config: AnySettings }) {
  return (
    <div aria-busy>
      <Columns nav={<SkeletonBlock inlineSize={180} blockSize={320} />}>
        {Object.entries(config.sections).map(([section, { settings }]) => (
          <Card key={section}>
            <SkeletonText lines={3 + Object.keys(settings).length} />
          </Card>
        ))}
      </Columns>
    </div>
  )
}

/** Creates the screen of a document of settings, which is prefetched. */
export function configuredScreen(config: AnySettings): Screen {
  function ConfiguredSettings() {
    return <SettingsScreen config={config} />
  }
  const readAhead: ReadAhead = ({ send, queries }) =>
    queries.query(sectionsOptions(send, config.document)).catch(() => undefined)
  return Object.assign(ConfiguredSettings, { readAhead })
}
