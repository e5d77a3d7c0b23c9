import { Text, theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { nameOf, valueAt } from '../changes/changes'
import { noteOf, type AnySetting, type ValueText } from '../config/config'
import { useOpenSettings } from '../state/openSettings'

/** Fields of a section, as wide as their content, or in the section's own arrangement. */
export function SettingFields({ section }: { section: string }): ReactNode {
  const { config, reading } = useOpenSettings()
  const { settings = {}, Arrangement } = config.sections[section] ?? {}
  const fields = Object.entries(settings).map(([path, { label, note, kind }]) => {
    const messages = {
      label: reading.t(label),
      description: noteOf(config, reading.t, `${section}.${path}`, note),
    }
    const field = <kind.input name={nameOf(section, path)} {...messages} />
    return { path, isWide: kind.isWide, field }
  })
  if (Arrangement) {
    const parts = Object.fromEntries(fields.map(({ path, field }) => [path, field]))
    return <ArrangedFields section={section} parts={parts} />
  }
  return (
    <Fields>
      {fields.map(({ path, isWide, field }) => (
        <div key={path} data-wide={isWide || undefined}>
          {field}
        </div>
      ))}
    </Fields>
  )
}

interface Parts {
  section: string
  parts: Readonly<Record<string, ReactNode>>
}

/** Passes the values of its section, and of no other. */
function ArrangedFields({ section, parts }: Parts) {
  const { config } = useOpenSettings()
  const values = config.form.useValue(`sections.${section}`)?.values
  return <Arranged {...{ section, parts, values }} canEdit />
}

/** Section in its own arrangement. */
function Arranged(props: Parts & { values: unknown; canEdit: boolean }) {
  const { config, read } = useOpenSettings()
  const { Arrangement } = config.sections[props.section] ?? {}
  const saved = read.sections[props.section]
  if (!Arrangement || !saved) return null
  return <Arrangement {...props} saved={saved.values} version={saved.version} />
}

/** Read-only settings: text instead of disabled fields. */
export function SettingTexts({ section }: { section: string }): ReactNode {
  const { config, read, reading } = useOpenSettings()
  const { settings = {}, Arrangement } = config.sections[section] ?? {}
  const values = read.sections[section]?.values
  const texts = Object.entries(settings).map(([path, setting]) => {
    const text = <ValueOf setting={setting} value={valueAt(values, path)} />
    const note = noteOf(config, reading.t, `${section}.${path}`, setting.note)
    return { path, setting, text, note }
  })
  if (Arrangement) {
    const parts = Object.fromEntries(texts.map(({ path, text }) => [path, text]))
    return <Arranged {...{ section, parts, values }} canEdit={false} />
  }
  return (
    <Fields as="dl">
      {texts.map(({ path, setting, text, note }) => (
        <div key={path} data-wide={setting.kind.isWide || undefined}>
          <Text as="dt" size="sm" weight="medium">
            {reading.t(setting.label)}
          </Text>
          <dd>{text}</dd>
          {note ? (
            <Text as="dd" size="sm" tone="muted">
              {note}
            </Text>
          ) : null}
        </div>
      ))}
    </Fields>
  )
}

/** Value as text, as in the read-only view: a list entry by entry. */
function ValueOf({ setting, value }: { setting: AnySetting; value: unknown }) {
  const { reading } = useOpenSettings()
  const { Shown } = setting.kind
  const text: ValueText = setting.kind.text(value, reading)
  if (text.length === 0) return <Text tone="muted">{reading.translate('settings:empty')}</Text>
  if (Shown) return <Shown value={value} />
  if (typeof text === 'string') return <bdi>{text}</bdi>
  if (setting.kind.isInline) return reading.formats.list(text.map((entry) => entry.text))
  return (
    <List>
      {text.map((entry) => (
        <li key={entry.id}>
          <bdi>{entry.text}</bdi>
        </li>
      ))}
    </List>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: ${theme.space[5]} ${theme.space[6]};
  align-items: start;
  margin: 0;

  > [data-wide] {
    grid-column: 1 / -1;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`
