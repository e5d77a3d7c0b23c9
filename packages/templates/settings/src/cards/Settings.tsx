import { Text, theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { nameOf, valueAt } from '../changes/changes'
import { ValueOf } from '../changes/ValueOf'
import { useOpenSettings } from '../openSettings'

/** The fields of a section, as wide as what they hold. */
export function SettingFields({ section }: { section: string }): ReactNode {
  const { config, reading } = useOpenSettings()
  return (
    <Fields>
      {Object.entries(config.sections[section]?.settings ?? {}).map(
        ([path, { label, note, kind }]) => (
          <div key={path} data-wide={kind.isWide || undefined}>
            <kind.input
              name={nameOf(section, path)}
              label={reading.t(label)}
              description={note && reading.t(note)}
            />
          </div>
        ),
      )}
    </Fields>
  )
}

/** The same for who may only read them: text, not fields that cannot be used. */
export function SettingTexts({ section }: { section: string }): ReactNode {
  const { config, read, reading } = useOpenSettings()
  const values = read.sections[section]?.values
  return (
    <Fields as="dl">
      {Object.entries(config.sections[section]?.settings ?? {}).map(([path, setting]) => (
        <div key={path} data-wide={setting.kind.isWide || undefined}>
          <Text as="dt" size="sm" weight="medium">
            {reading.t(setting.label)}
          </Text>
          <dd>
            <ValueOf setting={setting} value={valueAt(values, path)} />
          </dd>
          {setting.note ? (
            <Text as="dd" size="sm" tone="muted">
              {reading.t(setting.note)}
            </Text>
          ) : null}
        </div>
      ))}
    </Fields>
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
