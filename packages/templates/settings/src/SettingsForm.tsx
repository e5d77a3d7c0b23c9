import { useSend } from '@console/core/api'
import { useNotices } from '@console/core/notices'
import {
  currentSections,
  type Section,
  type Sectioned,
  writeSections,
  type WrittenSection,
} from '@console/core/sections'
import { Form, type Issue } from '@console/form'
import { resourceKeys } from '@console/query-boundary'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { SaveBar } from './bar/SaveBar'
import { SectionCard } from './cards/SectionCard'
import { SettingFields } from './cards/Settings'
import { allChanges, changedSections, writtenOf } from './changes/changes'
import { Columns } from './Columns'
import { useOpenSettings } from './state/openSettings'
import { SectionNav } from './SectionNav'
import { sectionsKey } from './state/sectionsOptions'

/** Form over all sections: input is stored as a draft, and saved together, all or nothing. */
export function SettingsForm({ onSaved }: { onSaved: (saved: Sectioned<Section>) => void }) {
  const { config, read, reading } = useOpenSettings()
  const { document, form } = config
  const send = useSend()
  const queries = useQueryClient()
  const notices = useNotices()
  const { translate, t } = reading
  const initial = useMemo(() => writtenOf(read), [read])

  async function write(body: Sectioned<WrittenSection>, key: string) {
    const changed = changedSections(read, body)
    if (Object.keys(changed).length === 0) return read
    try {
      return await writeSections(send, document, changed, key)
    } catch (error) {
      // Another user was first: current values fill the untouched fields, and conflicts are settled.
      const current = currentSections(document, error)
      if (current) queries.setQueryData(sectionsKey(document), current)
      throw error
    }
  }

  return (
    <Form
      form={form}
      draft={document.id}
      initial={initial}
      write={write}
      onSent={(saved) => {
        onSaved(saved)
        queries.setQueryData(sectionsKey(document), saved)
        void queries.invalidateQueries({ queryKey: resourceKeys.histories(document.id) })
        notices.snackbar({ variant: 'success', title: translate('settings:saved.title') })
      }}
      submitLabel={translate('settings:bar.save')}
      describeIssue={(issue: Issue) => {
        const word = config.messageOfIssue?.(issue)
        return word === undefined ? undefined : t(word)
      }}
      foot={SaveBar}
    >
      <Sections />
    </Form>
  )
}

/** Sections with their fields, beside the section navigation. Not rendered again on input: each field renders itself alone. */
function Sections() {
  const { config, reading } = useOpenSettings()
  const notices = useNotices()
  const fill = config.form.useSetValues() as (values: Readonly<Record<string, unknown>>) => void

  function putBack(values: Readonly<Record<string, unknown>>) {
    fill(values)
    notices.snackbar({
      variant: 'info',
      title: reading.translate('settings:history.isPutBack'),
      description: reading.translate('settings:history.isPutBack.hint'),
    })
  }

  return (
    <Columns nav={<ChangedNav />}>
      {Object.keys(config.sections).map((section) => (
        <SectionCard key={section} section={section} onPutBack={putBack}>
          <SettingFields section={section} />
        </SectionCard>
      ))}
    </Columns>
  )
}

/** Section navigation, marking sections with changes. */
function ChangedNav() {
  const { config, read } = useOpenSettings()
  const written = config.form.useValues()
  const changed = allChanges(config, read, written as never).map(({ section }) => section)
  return <SectionNav changed={new Set(changed)} />
}
