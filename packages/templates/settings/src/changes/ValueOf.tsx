import { Text } from '@console/ui'
import styled from 'styled-components'
import { type AnySetting, type ValueText } from '../config'
import { useOpenSettings } from '../openSettings'

/** Value as text, as in the read-only view: a list entry by entry. */
export function ValueOf({ setting, value }: { setting: AnySetting; value: unknown }) {
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

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`
